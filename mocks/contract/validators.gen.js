// Generated from openapi.yaml by npm run generate. Do not edit.
import { formats } from '../engine/contract/formats.ts'
import { textLength } from '../engine/contract/formats.ts'

/** For requests and answers about which the contract says nothing, and for files. */
function anything() {
  return true
}

const pattern0 = new RegExp("\\S", "u");
const formats0 = formats.email;

function value_AccountType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data === "job_seeker") || (data === "recruiter"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["job_seeker","recruiter"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_AccountType.errors = vErrors;
return errors === 0;
}

function request_register(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","email","password","type"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(textLength(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
if(!(formats0(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.password !== undefined){
let data2 = data.password;
if(typeof data2 === "string"){
if(textLength(data2) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});
errors++;
}
if(textLength(data2) < 8){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_AccountType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_AccountType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_register.errors = vErrors;
return errors === 0;
}

function request_login(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["email","type"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(textLength(data0) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
if(!(formats0(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_AccountType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_AccountType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_login.errors = vErrors;
return errors === 0;
}

function request_loginWithGoogle(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.token === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "token"},message:"must have required property '"+"token"+"'"});
errors++;
}
if(data.token !== undefined){
let data0 = data.token;
if(typeof data0 === "string"){
if(textLength(data0) > 8192){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"maxLength",params:{limit: 8192},message:"must NOT have more than 8192 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_loginWithGoogle.errors = vErrors;
return errors === 0;
}

function value_EmailedCode(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(textLength(data) > 255){
(vErrors ??= []).push({instancePath,keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data) < 1){
(vErrors ??= []).push({instancePath,keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data)){
(vErrors ??= []).push({instancePath,keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
value_EmailedCode.errors = vErrors;
return errors === 0;
}

function request_verify(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["code","email"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.code !== undefined){
if(!(value_EmailedCode(data.code, {instancePath:instancePath+"/code"}))){
for (const error of value_EmailedCode.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(textLength(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
if(!(formats0(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_verify.errors = vErrors;
return errors === 0;
}

function request_sendPasswordResetLink(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(textLength(data0) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
if(!(formats0(data0))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_sendPasswordResetLink.errors = vErrors;
return errors === 0;
}

function request_resetPassword(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["token","password","password_confirmation","email"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.token !== undefined){
if(!(value_EmailedCode(data.token, {instancePath:instancePath+"/token"}))){
for (const error of value_EmailedCode.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.password !== undefined){
let data1 = data.password;
if(typeof data1 === "string"){
if(textLength(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});
errors++;
}
if(textLength(data1) < 8){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.password_confirmation !== undefined){
let data2 = data.password_confirmation;
if(typeof data2 === "string"){
if(textLength(data2) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/password_confirmation",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});
errors++;
}
if(textLength(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/password_confirmation",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/password_confirmation",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/password_confirmation",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data3 = data.email;
if(typeof data3 === "string"){
if(textLength(data3) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(textLength(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
if(!(formats0(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_resetPassword.errors = vErrors;
return errors === 0;
}

function request_changePassword(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["current_password","new_password","confirm_password"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.current_password !== undefined){
let data0 = data.current_password;
if(typeof data0 === "string"){
if(textLength(data0) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/current_password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.new_password !== undefined){
let data1 = data.new_password;
if(typeof data1 === "string"){
if(textLength(data1) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});
errors++;
}
if(textLength(data1) < 8){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/new_password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.confirm_password !== undefined){
let data2 = data.confirm_password;
if(typeof data2 === "string"){
if(textLength(data2) > 128){
(vErrors ??= []).push({instancePath:instancePath+"/confirm_password",keyword:"maxLength",params:{limit: 128},message:"must NOT have more than 128 characters"});
errors++;
}
if(textLength(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/confirm_password",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/confirm_password",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/confirm_password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_changePassword.errors = vErrors;
return errors === 0;
}

function request_sendMessage(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","email","subject","message"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(textLength(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
if(!(formats0(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.subject !== undefined){
let data2 = data.subject;
if(typeof data2 === "string"){
if(textLength(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/subject",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.message !== undefined){
let data3 = data.message;
if(typeof data3 === "string"){
if(textLength(data3) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
if(textLength(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_sendMessage.errors = vErrors;
return errors === 0;
}

function value_TimeZone(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
value_TimeZone.errors = vErrors;
return errors === 0;
}

function request_fetchHome(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "job")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["job"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_fetchHome.errors = vErrors;
return errors === 0;
}

function request_categoriesFetch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "job")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["job"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_categoriesFetch.errors = vErrors;
return errors === 0;
}

function value_JobType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data === "remote") || (data === "on_site")) || (data === "hybrid"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["remote","on_site","hybrid"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_JobType.errors = vErrors;
return errors === 0;
}

function value_JobNature(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data === "full_time") || (data === "part_time"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["full_time","part_time"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_JobNature.errors = vErrors;
return errors === 0;
}

function value_JobStatus(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data === "active") || (data === "in_active"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["active","in_active"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_JobStatus.errors = vErrors;
return errors === 0;
}

function request_jobsCreate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["title","type","category","nature","currency"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_JobType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_JobType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data2 = data.location;
if(typeof data2 === "string"){
if(textLength(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(typeof data3 === "string"){
if(textLength(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.nature !== undefined){
if(!(value_JobNature(data.nature, {instancePath:instancePath+"/nature"}))){
for (const error of value_JobNature.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data5 = data.currency;
if(typeof data5 === "string"){
if(textLength(data5) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data5) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.salary_from !== undefined){
let data6 = data.salary_from;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.salary_to !== undefined){
let data7 = data.salary_to;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999999999999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.vacancies !== undefined){
let data8 = data.vacancies;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 100000 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data8 < 1 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.description !== undefined){
let data9 = data.description;
if(typeof data9 === "string"){
if(textLength(data9) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
if(!(value_JobStatus(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_JobStatus.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsCreate.errors = vErrors;
return errors === 0;
}

function value_Page(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
value_Page.errors = vErrors;
return errors === 0;
}

function request_jobsFetch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page !== undefined){
if(!(value_Page(data.page, {instancePath:instancePath+"/page"}))){
for (const error of value_Page.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsFetch.errors = vErrors;
return errors === 0;
}

function request_jobsMy(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page !== undefined){
if(!(value_Page(data.page, {instancePath:instancePath+"/page"}))){
for (const error of value_Page.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(textLength(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsMy.errors = vErrors;
return errors === 0;
}

function value_Id(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(((typeof data == "number") && (!(data % 1) && !isNaN(data))) && (isFinite(data)))){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data == "number") && (isFinite(data))){
if(data > 9007199254740991 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"});
errors++;
}
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
value_Id.errors = vErrors;
return errors === 0;
}

function request_jobsDelete(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsDelete.errors = vErrors;
return errors === 0;
}

function request_jobsFetchSingle(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(textLength(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsFetchSingle.errors = vErrors;
return errors === 0;
}

function request_jobsUpdate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","type","category","nature","currency"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_JobType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_JobType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data3 = data.location;
if(typeof data3 === "string"){
if(textLength(data3) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.category !== undefined){
let data4 = data.category;
if(typeof data4 === "string"){
if(textLength(data4) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data4) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.nature !== undefined){
if(!(value_JobNature(data.nature, {instancePath:instancePath+"/nature"}))){
for (const error of value_JobNature.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
let data6 = data.currency;
if(typeof data6 === "string"){
if(textLength(data6) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data6) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.salary_from !== undefined){
let data7 = data.salary_from;
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 > 999999999999 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"});
errors++;
}
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.salary_to !== undefined){
let data8 = data.salary_to;
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 > 999999999999 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"});
errors++;
}
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.vacancies !== undefined){
let data9 = data.vacancies;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 100000 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"});
errors++;
}
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.description !== undefined){
let data10 = data.description;
if(typeof data10 === "string"){
if(textLength(data10) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.status !== undefined){
if(!(value_JobStatus(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_JobStatus.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsUpdate.errors = vErrors;
return errors === 0;
}

function request_jobsSearch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page !== undefined){
if(!(value_Page(data.page, {instancePath:instancePath+"/page"}))){
for (const error of value_Page.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.keyword !== undefined){
let data2 = data.keyword;
if(typeof data2 === "string"){
if(textLength(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/keyword",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/keyword",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.category !== undefined){
let data3 = data.category;
if(typeof data3 === "string"){
if(textLength(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.location !== undefined){
let data4 = data.location;
if(typeof data4 === "string"){
if(textLength(data4) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.salary_from !== undefined){
let data5 = data.salary_from;
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 999999999999 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"});
errors++;
}
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.salary_to !== undefined){
let data6 = data.salary_to;
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 999999999999 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"maximum",params:{comparison: "<=", limit: 999999999999},message:"must be <= 999999999999"});
errors++;
}
if(data6 < 0 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.nature !== undefined){
let data7 = data.nature;
if(Array.isArray(data7)){
if(data7.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/nature",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len0 = data7.length > 20 ? 0 : data7.length;
for(let i0=0; i0<len0; i0++){
if(!(value_JobNature(data7[i0], {instancePath:instancePath+"/nature/" + i0}))){
for (const error of value_JobNature.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/nature",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.types !== undefined){
let data9 = data.types;
if(Array.isArray(data9)){
if(data9.length > 20){
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"});
errors++;
}
const len1 = data9.length > 20 ? 0 : data9.length;
for(let i1=0; i1<len1; i1++){
if(!(value_JobType(data9[i1], {instancePath:instancePath+"/types/" + i1}))){
for (const error of value_JobType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/types",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.company_id !== undefined){
if(!(value_Id(data.company_id, {instancePath:instancePath+"/company_id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.fetch_company !== undefined){
let data12 = data.fetch_company;
if(!(((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12))) && (isFinite(data12)))){
(vErrors ??= []).push({instancePath:instancePath+"/fetch_company",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data12 === 0) || (data12 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/fetch_company",keyword:"enum",params:{allowedValues: [0,1]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsSearch.errors = vErrors;
return errors === 0;
}

function request_jobsApply(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","cv_id"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.cv_id !== undefined){
if(!(value_Id(data.cv_id, {instancePath:instancePath+"/cv_id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsApply.errors = vErrors;
return errors === 0;
}

function request_jobsFetchApplication(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsFetchApplication.errors = vErrors;
return errors === 0;
}

function value_StatusChoice(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((data === "applied") || (data === "in_review")) || (data === "shortlisted")) || (data === "interviewing")) || (data === "accepted")) || (data === "not_considered"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["applied","in_review","shortlisted","interviewing","accepted","not_considered"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_StatusChoice.errors = vErrors;
return errors === 0;
}

function request_jobsChangeApplicationStatus(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","status"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(value_StatusChoice(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_StatusChoice.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsChangeApplicationStatus.errors = vErrors;
return errors === 0;
}

function request_jobsDownloadCvs(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","application_ids"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.application_ids !== undefined){
let data1 = data.application_ids;
if(Array.isArray(data1)){
if(data1.length > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/application_ids",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/application_ids",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
const len0 = data1.length > 1000 ? 0 : data1.length;
for(let i0=0; i0<len0; i0++){
if(!(value_Id(data1[i0], {instancePath:instancePath+"/application_ids/" + i0}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/application_ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsDownloadCvs.errors = vErrors;
return errors === 0;
}

function request_fetchBank(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "feature_job")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["feature_job"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_fetchBank.errors = vErrors;
return errors === 0;
}

function request_jobsUploadReceipt(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","file"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_jobsUploadReceipt.errors = vErrors;
return errors === 0;
}

function request_paymentsFetchStripeIntent(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","type"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data1 === "feature_job")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["feature_job"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_paymentsFetchStripeIntent.errors = vErrors;
return errors === 0;
}

function request_paymentsVerifyStripe(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","type","payment_id"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data1 === "feature_job")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["feature_job"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.payment_id !== undefined){
let data2 = data.payment_id;
if(typeof data2 === "string"){
if(textLength(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payment_id",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_paymentsVerifyStripe.errors = vErrors;
return errors === 0;
}

function request_bookmarksToggle(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","type"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data1 === "job") || (data1 === "post"))){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["job","post"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_bookmarksToggle.errors = vErrors;
return errors === 0;
}

function request_bookmarksFetch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.page !== undefined){
if(!(value_Page(data.page, {instancePath:instancePath+"/page"}))){
for (const error of value_Page.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data2 = data.type;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data2 === "job")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["job"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_bookmarksFetch.errors = vErrors;
return errors === 0;
}

function request_followersToggle(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","type"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.type !== undefined){
let data1 = data.type;
if(typeof data1 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data1 === "recruiter")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["recruiter"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_followersToggle.errors = vErrors;
return errors === 0;
}

function request_followersFetch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.type !== undefined){
let data0 = data.type;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "recruiter")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["recruiter"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_followersFetch.errors = vErrors;
return errors === 0;
}

function request_cvsFetch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_cvsFetch.errors = vErrors;
return errors === 0;
}

function request_cvsUpload(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["file","title"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.is_default !== undefined){
let data2 = data.is_default;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data2 === 0) || (data2 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"enum",params:{allowedValues: [0,1]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_cvsUpload.errors = vErrors;
return errors === 0;
}

function request_Education(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["degree","institute","year"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.degree !== undefined){
let data0 = data.degree;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/degree",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/degree",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.institute !== undefined){
let data1 = data.institute;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/institute",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/institute",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.year !== undefined){
let data2 = data.year;
if(typeof data2 === "string"){
if(textLength(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_Education.errors = vErrors;
return errors === 0;
}

function request_Experience(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","from","to","designation"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(textLength(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.designation !== undefined){
let data3 = data.designation;
if(typeof data3 === "string"){
if(textLength(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/designation",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/designation",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_Experience.errors = vErrors;
return errors === 0;
}

function request_Certificate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","year"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.year !== undefined){
let data1 = data.year;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_Certificate.errors = vErrors;
return errors === 0;
}

function request_saveProfile(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data0)){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.about !== undefined){
let data1 = data.about;
if(typeof data1 === "string"){
if(textLength(data1) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/about",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/about",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.currently_located !== undefined){
let data2 = data.currently_located;
if(typeof data2 === "string"){
if(textLength(data2) > 120){
(vErrors ??= []).push({instancePath:instancePath+"/currently_located",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currently_located",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.currently_working !== undefined){
let data3 = data.currently_working;
if(typeof data3 === "string"){
if(textLength(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/currently_working",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currently_working",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.summary !== undefined){
let data4 = data.summary;
if(typeof data4 === "string"){
if(textLength(data4) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.desired_job_title !== undefined){
let data5 = data.desired_job_title;
if(typeof data5 === "string"){
if(textLength(data5) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/desired_job_title",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/desired_job_title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.desired_salary !== undefined){
let data6 = data.desired_salary;
if(typeof data6 === "string"){
if(textLength(data6) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/desired_salary",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/desired_salary",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.desired_cities !== undefined){
let data7 = data.desired_cities;
if(typeof data7 === "string"){
if(textLength(data7) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/desired_cities",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/desired_cities",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.desired_skills !== undefined){
let data8 = data.desired_skills;
if(typeof data8 === "string"){
if(textLength(data8) > 1000){
(vErrors ??= []).push({instancePath:instancePath+"/desired_skills",keyword:"maxLength",params:{limit: 1000},message:"must NOT have more than 1000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/desired_skills",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.education !== undefined){
let data9 = data.education;
if(Array.isArray(data9)){
if(data9.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/education",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len0 = data9.length > 200 ? 0 : data9.length;
for(let i0=0; i0<len0; i0++){
if(!(request_Education(data9[i0], {instancePath:instancePath+"/education/" + i0}))){
for (const error of request_Education.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/education",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.experiences !== undefined){
let data11 = data.experiences;
if(Array.isArray(data11)){
if(data11.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/experiences",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len1 = data11.length > 200 ? 0 : data11.length;
for(let i1=0; i1<len1; i1++){
if(!(request_Experience(data11[i1], {instancePath:instancePath+"/experiences/" + i1}))){
for (const error of request_Experience.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/experiences",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.certificates !== undefined){
let data13 = data.certificates;
if(Array.isArray(data13)){
if(data13.length > 200){
(vErrors ??= []).push({instancePath:instancePath+"/certificates",keyword:"maxItems",params:{limit: 200},message:"must NOT have more than 200 items"});
errors++;
}
const len2 = data13.length > 200 ? 0 : data13.length;
for(let i2=0; i2<len2; i2++){
if(!(request_Certificate(data13[i2], {instancePath:instancePath+"/certificates/" + i2}))){
for (const error of request_Certificate.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificates",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_saveProfile.errors = vErrors;
return errors === 0;
}

function request_postsCreate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
let data1 = data.caption;
if(typeof data1 === "string"){
if(textLength(data1) > 5000){
(vErrors ??= []).push({instancePath:instancePath+"/caption",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/caption",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data["files[]"] !== undefined){
let data2 = data["files[]"];
if(Array.isArray(data2)){
if(data2.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/files[]",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files[]",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_postsCreate.errors = vErrors;
return errors === 0;
}

function request_employeesCreate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "email"},message:"must have required property '"+"email"+"'"});
errors++;
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.email !== undefined){
let data1 = data.email;
if(typeof data1 === "string"){
if(textLength(data1) > 254){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
if(!(formats0(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_employeesCreate.errors = vErrors;
return errors === 0;
}

const pattern29 = new RegExp("^([Hh][Tt][Tt][Pp][Ss]?://\\S+|[Mm][Aa][Ii][Ll][Tt][Oo]:\\S+)?$", "u");

function request_projectsAdd(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
}
if(data["files[]"] !== undefined){
let data0 = data["files[]"];
if(Array.isArray(data0)){
if(data0.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/files[]",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files[]",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(textLength(data2) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});
errors++;
}
if(!pattern29.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\S+|[Mm][Aa][Ii][Ll][Tt][Oo]:\\S+)?$"},message:"must match pattern \""+"^([Hh][Tt][Tt][Pp][Ss]?://\\S+|[Mm][Aa][Ii][Ll][Tt][Oo]:\\S+)?$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.time_took !== undefined){
let data3 = data.time_took;
if(typeof data3 === "string"){
if(textLength(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/time_took",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/time_took",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(textLength(data4) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_projectsAdd.errors = vErrors;
return errors === 0;
}

function request_projectsAddFiles(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","files[]"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data["files[]"] !== undefined){
let data1 = data["files[]"];
if(Array.isArray(data1)){
if(data1.length > 10){
(vErrors ??= []).push({instancePath:instancePath+"/files[]",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"});
errors++;
}
if(data1.length < 1){
(vErrors ??= []).push({instancePath:instancePath+"/files[]",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files[]",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_projectsAddFiles.errors = vErrors;
return errors === 0;
}

function request_projectsDeleteFile(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","path"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(textLength(data1) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_projectsDeleteFile.errors = vErrors;
return errors === 0;
}

function request_projectsUpdate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
if(!pattern0.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"pattern",params:{pattern: "\\S"},message:"must match pattern \""+"\\S"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if(typeof data2 === "string"){
if(textLength(data2) > 2048){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"});
errors++;
}
if(!pattern29.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"pattern",params:{pattern: "^([Hh][Tt][Tt][Pp][Ss]?://\\S+|[Mm][Aa][Ii][Ll][Tt][Oo]:\\S+)?$"},message:"must match pattern \""+"^([Hh][Tt][Tt][Pp][Ss]?://\\S+|[Mm][Aa][Ii][Ll][Tt][Oo]:\\S+)?$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.time_took !== undefined){
let data3 = data.time_took;
if(typeof data3 === "string"){
if(textLength(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/time_took",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/time_took",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if(typeof data4 === "string"){
if(textLength(data4) > 20000){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"maxLength",params:{limit: 20000},message:"must NOT have more than 20000 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_projectsUpdate.errors = vErrors;
return errors === 0;
}

function request_usersFetch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"});
errors++;
}
if(data.time_zone !== undefined){
if(!(value_TimeZone(data.time_zone, {instancePath:instancePath+"/time_zone"}))){
for (const error of value_TimeZone.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.page !== undefined){
if(!(value_Page(data.page, {instancePath:instancePath+"/page"}))){
for (const error of value_Page.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.search !== undefined){
let data2 = data.search;
if(typeof data2 === "string"){
if(textLength(data2) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/search",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
let data3 = data.type;
if(typeof data3 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data3 === "job_seeker")){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"enum",params:{allowedValues: ["job_seeker"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_usersFetch.errors = vErrors;
return errors === 0;
}

function answer_Education(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["degree","institute","year"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "degree") || (key0 === "institute")) || (key0 === "year"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.degree !== undefined){
let data0 = data.degree;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/degree",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/degree",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.institute !== undefined){
let data1 = data.institute;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/institute",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/institute",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.year !== undefined){
let data2 = data.year;
if(typeof data2 === "string"){
if(textLength(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Education.errors = vErrors;
return errors === 0;
}

function answer_Experience(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","from","to","designation"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "name") || (key0 === "from")) || (key0 === "to")) || (key0 === "designation"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.from !== undefined){
let data1 = data.from;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/from",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.to !== undefined){
let data2 = data.to;
if(typeof data2 === "string"){
if(textLength(data2) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/to",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.designation !== undefined){
let data3 = data.designation;
if(typeof data3 === "string"){
if(textLength(data3) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/designation",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/designation",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Experience.errors = vErrors;
return errors === 0;
}

function answer_Certificate(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","year"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "year"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.year !== undefined){
let data1 = data.year;
if(typeof data1 === "string"){
if(textLength(data1) > 255){
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/year",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Certificate.errors = vErrors;
return errors === 0;
}

const formats16 = formats["uri-reference"];

function answer_User(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","name","email","type","profile_image","cover_photo","about","currently_working","currently_located","summary","desired_job_title","desired_salary","desired_cities","desired_skills","jobs_notifications","education","experiences","certificates"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(["id","name","email","type","profile_image","cover_photo","about","currently_working","currently_located","summary","desired_job_title","desired_salary","desired_cities","desired_skills","jobs_notifications","education","experiences","certificates"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_AccountType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_AccountType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.profile_image !== undefined){
let data4 = data.profile_image;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(!(formats16(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
if(data.cover_photo !== undefined){
let data5 = data.cover_photo;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cover_photo",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(!(formats16(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/cover_photo",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
if(data.about !== undefined){
let data6 = data.about;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/about",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.currently_working !== undefined){
let data7 = data.currently_working;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/currently_working",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.currently_located !== undefined){
let data8 = data.currently_located;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/currently_located",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.summary !== undefined){
let data9 = data.summary;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_job_title !== undefined){
let data10 = data.desired_job_title;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_job_title",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_salary !== undefined){
let data11 = data.desired_salary;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_salary",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_cities !== undefined){
let data12 = data.desired_cities;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_cities",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_skills !== undefined){
let data13 = data.desired_skills;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_skills",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.jobs_notifications !== undefined){
let data14 = data.jobs_notifications;
if(!(((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14))) && (isFinite(data14)))){
(vErrors ??= []).push({instancePath:instancePath+"/jobs_notifications",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data14 == "number") && (isFinite(data14))){
if(data14 < 0 || isNaN(data14)){
(vErrors ??= []).push({instancePath:instancePath+"/jobs_notifications",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.education !== undefined){
let data15 = data.education;
if(Array.isArray(data15)){
const len0 = data15.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Education(data15[i0], {instancePath:instancePath+"/education/" + i0}))){
for (const error of answer_Education.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/education",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.experiences !== undefined){
let data17 = data.experiences;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
if(!(answer_Experience(data17[i1], {instancePath:instancePath+"/experiences/" + i1}))){
for (const error of answer_Experience.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/experiences",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.certificates !== undefined){
let data19 = data.certificates;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(answer_Certificate(data19[i2], {instancePath:instancePath+"/certificates/" + i2}))){
for (const error of answer_Certificate.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificates",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_User.errors = vErrors;
return errors === 0;
}

function answer_MeAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","user"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "user"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_User(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_User.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_MeAnswer.errors = vErrors;
return errors === 0;
}

function answer_DoneAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "status") || (key0 === "message"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_DoneAnswer.errors = vErrors;
return errors === 0;
}

function answer_SignInAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","access_token","user"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "access_token")) || (key0 === "user"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.access_token !== undefined){
if(typeof data.access_token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/access_token",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_User(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_User.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_SignInAnswer.errors = vErrors;
return errors === 0;
}

const formats20 = formats.uri;

function answer_Settings(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["currencies","stripe_pk","tidio"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "currencies") || (key0 === "stripe_pk")) || (key0 === "google_client_id")) || (key0 === "tidio"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.currencies !== undefined){
let data0 = data.currencies;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currencies/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/currencies",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.stripe_pk !== undefined){
let data2 = data.stripe_pk;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/stripe_pk",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.google_client_id !== undefined){
let data3 = data.google_client_id;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/google_client_id",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.tidio !== undefined){
let data4 = data.tidio;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/tidio",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(!(formats20(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/tidio",keyword:"format",params:{format: "uri"},message:"must match format \""+"uri"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Settings.errors = vErrors;
return errors === 0;
}

function answer_FetchSettingsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","settings"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "settings"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.settings !== undefined){
if(!(answer_Settings(data.settings, {instancePath:instancePath+"/settings"}))){
for (const error of answer_Settings.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_FetchSettingsAnswer.errors = vErrors;
return errors === 0;
}

function answer_Category(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["category","icon","vacancies"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "category") || (key0 === "icon")) || (key0 === "vacancies"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.icon !== undefined){
if(typeof data.icon !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/icon",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.vacancies !== undefined){
let data2 = data.vacancies;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Category.errors = vErrors;
return errors === 0;
}

function answer_JobOwner(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","name","profile_image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "id") || (key0 === "name")) || (key0 === "profile_image"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.profile_image !== undefined){
let data2 = data.profile_image;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(!(formats16(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobOwner.errors = vErrors;
return errors === 0;
}

const formats22 = formats["date-time"];

function answer_JobCard(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","type","location","category","nature","currency","salary_from","salary_to","vacancies","is_featured","is_bookmarked","created_at","user"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(["id","title","type","location","category","nature","currency","salary_from","salary_to","vacancies","is_featured","is_bookmarked","created_at","user"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_JobType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_JobType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data3 = data.location;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.nature !== undefined){
if(!(value_JobNature(data.nature, {instancePath:instancePath+"/nature"}))){
for (const error of value_JobNature.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.salary_from !== undefined){
let data7 = data.salary_from;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"type",params:{type: ["number","null"]},message:"must be number,null"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.salary_to !== undefined){
let data8 = data.salary_to;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"type",params:{type: ["number","null"]},message:"must be number,null"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.vacancies !== undefined){
let data9 = data.vacancies;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.is_featured !== undefined){
let data10 = data.is_featured;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/is_featured",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data10 === 0) || (data10 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/is_featured",keyword:"enum",params:{allowedValues: [0,1]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.is_bookmarked !== undefined){
if(typeof data.is_bookmarked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_bookmarked",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(formats22(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_JobOwner(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_JobOwner.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobCard.errors = vErrors;
return errors === 0;
}

function answer_FetchHomeAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","categories","locations","full_time","part_time"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "message")) || (key0 === "categories")) || (key0 === "locations")) || (key0 === "full_time")) || (key0 === "part_time"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.categories !== undefined){
let data2 = data.categories;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Category(data2[i0], {instancePath:instancePath+"/categories/" + i0}))){
for (const error of answer_Category.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/categories",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.locations !== undefined){
let data4 = data.locations;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/locations/" + i1,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.full_time !== undefined){
let data6 = data.full_time;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(answer_JobCard(data6[i2], {instancePath:instancePath+"/full_time/" + i2}))){
for (const error of answer_JobCard.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/full_time",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.part_time !== undefined){
let data8 = data.part_time;
if(Array.isArray(data8)){
const len3 = data8.length;
for(let i3=0; i3<len3; i3++){
if(!(answer_JobCard(data8[i3], {instancePath:instancePath+"/part_time/" + i3}))){
for (const error of answer_JobCard.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/part_time",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_FetchHomeAnswer.errors = vErrors;
return errors === 0;
}

function answer_CategoriesFetchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","categories","locations"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "categories")) || (key0 === "locations"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.categories !== undefined){
let data2 = data.categories;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Category(data2[i0], {instancePath:instancePath+"/categories/" + i0}))){
for (const error of answer_Category.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/categories",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.locations !== undefined){
let data4 = data.locations;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(typeof data4[i1] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/locations/" + i1,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/locations",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_CategoriesFetchAnswer.errors = vErrors;
return errors === 0;
}

function answer_JobsCreateAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","id"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "id"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobsCreateAnswer.errors = vErrors;
return errors === 0;
}

function answer_JobsFetchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","full_time","part_time"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "message")) || (key0 === "full_time")) || (key0 === "part_time")) || (key0 === "pages")) || (key0 === "total"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.full_time !== undefined){
let data2 = data.full_time;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_JobCard(data2[i0], {instancePath:instancePath+"/full_time/" + i0}))){
for (const error of answer_JobCard.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/full_time",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.part_time !== undefined){
let data4 = data.part_time;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(answer_JobCard(data4[i1], {instancePath:instancePath+"/part_time/" + i1}))){
for (const error of answer_JobCard.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/part_time",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data6 = data.pages;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 < 1 || isNaN(data6)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.total !== undefined){
let data7 = data.total;
if(!(((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7))) && (isFinite(data7)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobsFetchAnswer.errors = vErrors;
return errors === 0;
}

function value_JobState(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data === "pending") || (data === "approved")) || (data === "cancelled"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["pending","approved","cancelled"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_JobState.errors = vErrors;
return errors === 0;
}

function answer_OwnJob(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","type","location","category","nature","currency","salary_from","salary_to","vacancies","is_featured","is_bookmarked","created_at","user","status","state","views","applicants"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(["id","title","type","location","category","nature","currency","salary_from","salary_to","vacancies","is_featured","is_bookmarked","created_at","user","status","state","views","applicants"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_JobType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_JobType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data3 = data.location;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.nature !== undefined){
if(!(value_JobNature(data.nature, {instancePath:instancePath+"/nature"}))){
for (const error of value_JobNature.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.salary_from !== undefined){
let data7 = data.salary_from;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"type",params:{type: ["number","null"]},message:"must be number,null"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.salary_to !== undefined){
let data8 = data.salary_to;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"type",params:{type: ["number","null"]},message:"must be number,null"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.vacancies !== undefined){
let data9 = data.vacancies;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.is_featured !== undefined){
let data10 = data.is_featured;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/is_featured",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data10 === 0) || (data10 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/is_featured",keyword:"enum",params:{allowedValues: [0,1]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.is_bookmarked !== undefined){
if(typeof data.is_bookmarked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_bookmarked",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(formats22(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_JobOwner(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_JobOwner.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(value_JobStatus(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_JobStatus.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(value_JobState(data.state, {instancePath:instancePath+"/state"}))){
for (const error of value_JobState.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.views !== undefined){
let data16 = data.views;
if(!(((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16))) && (isFinite(data16)))){
(vErrors ??= []).push({instancePath:instancePath+"/views",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data16 == "number") && (isFinite(data16))){
if(data16 < 0 || isNaN(data16)){
(vErrors ??= []).push({instancePath:instancePath+"/views",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.applicants !== undefined){
let data17 = data.applicants;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/applicants",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/applicants",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_OwnJob.errors = vErrors;
return errors === 0;
}

function answer_JobsMyAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","jobs"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "message")) || (key0 === "jobs")) || (key0 === "pages")) || (key0 === "total"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_OwnJob(data2[i0], {instancePath:instancePath+"/jobs/" + i0}))){
for (const error of answer_OwnJob.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/jobs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobsMyAnswer.errors = vErrors;
return errors === 0;
}

function answer_Job(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","type","location","category","nature","currency","salary_from","salary_to","vacancies","is_featured","is_bookmarked","created_at","user","status","state","description"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(["id","title","type","location","category","nature","currency","salary_from","salary_to","vacancies","is_featured","is_bookmarked","created_at","user","status","state","description","views","applicants","feature_price_per_month"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_JobType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_JobType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.location !== undefined){
let data3 = data.location;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/location",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.category !== undefined){
if(typeof data.category !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/category",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.nature !== undefined){
if(!(value_JobNature(data.nature, {instancePath:instancePath+"/nature"}))){
for (const error of value_JobNature.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.currency !== undefined){
if(typeof data.currency !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/currency",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.salary_from !== undefined){
let data7 = data.salary_from;
if((!((typeof data7 == "number") && (isFinite(data7)))) && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"type",params:{type: ["number","null"]},message:"must be number,null"});
errors++;
}
if((typeof data7 == "number") && (isFinite(data7))){
if(data7 < 0 || isNaN(data7)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_from",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.salary_to !== undefined){
let data8 = data.salary_to;
if((!((typeof data8 == "number") && (isFinite(data8)))) && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"type",params:{type: ["number","null"]},message:"must be number,null"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/salary_to",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.vacancies !== undefined){
let data9 = data.vacancies;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 1 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/vacancies",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.is_featured !== undefined){
let data10 = data.is_featured;
if(!(((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10))) && (isFinite(data10)))){
(vErrors ??= []).push({instancePath:instancePath+"/is_featured",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data10 === 0) || (data10 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/is_featured",keyword:"enum",params:{allowedValues: [0,1]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.is_bookmarked !== undefined){
if(typeof data.is_bookmarked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_bookmarked",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.created_at !== undefined){
let data12 = data.created_at;
if(typeof data12 === "string"){
if(!(formats22(data12))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_JobOwner(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_JobOwner.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(value_JobStatus(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_JobStatus.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.state !== undefined){
if(!(value_JobState(data.state, {instancePath:instancePath+"/state"}))){
for (const error of value_JobState.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.views !== undefined){
let data17 = data.views;
if(!(((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17))) && (isFinite(data17)))){
(vErrors ??= []).push({instancePath:instancePath+"/views",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data17 == "number") && (isFinite(data17))){
if(data17 < 0 || isNaN(data17)){
(vErrors ??= []).push({instancePath:instancePath+"/views",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.applicants !== undefined){
let data18 = data.applicants;
if(!(((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18))) && (isFinite(data18)))){
(vErrors ??= []).push({instancePath:instancePath+"/applicants",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data18 == "number") && (isFinite(data18))){
if(data18 < 0 || isNaN(data18)){
(vErrors ??= []).push({instancePath:instancePath+"/applicants",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.feature_price_per_month !== undefined){
let data19 = data.feature_price_per_month;
if((typeof data19 == "number") && (isFinite(data19))){
if(data19 < 0 || isNaN(data19)){
(vErrors ??= []).push({instancePath:instancePath+"/feature_price_per_month",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/feature_price_per_month",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Job.errors = vErrors;
return errors === 0;
}

function answer_Cv(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","path","is_default"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "path")) || (key0 === "is_default"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(!(formats16(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_default !== undefined){
if(typeof data.is_default !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_default",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Cv.errors = vErrors;
return errors === 0;
}

function value_ApplicationStatus(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((data === "applied") || (data === "in_review")) || (data === "shortlisted")) || (data === "interviewing")) || (data === "accepted")) || (data === "not_considered"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["applied","in_review","shortlisted","interviewing","accepted","not_considered"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_ApplicationStatus.errors = vErrors;
return errors === 0;
}

function answer_Applicant(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","name","email","about","profile_image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "about")) || (key0 === "profile_image"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.about !== undefined){
let data3 = data.about;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/about",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.profile_image !== undefined){
let data4 = data.profile_image;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(!(formats16(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Applicant.errors = vErrors;
return errors === 0;
}

function answer_CompanyBadge(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","profile_image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "profile_image"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.profile_image !== undefined){
let data1 = data.profile_image;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(!(formats16(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_CompanyBadge.errors = vErrors;
return errors === 0;
}

function answer_JobReference(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "title"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobReference.errors = vErrors;
return errors === 0;
}

function answer_Application(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","status","created_at","user","cv","company","job"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "status")) || (key0 === "created_at")) || (key0 === "changed_at")) || (key0 === "user")) || (key0 === "cv")) || (key0 === "company")) || (key0 === "job"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(value_ApplicationStatus(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_ApplicationStatus.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data2 = data.created_at;
if(typeof data2 === "string"){
if(!(formats22(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.changed_at !== undefined){
let data3 = data.changed_at;
if(typeof data3 === "string"){
if(!(formats22(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/changed_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/changed_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_Applicant(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_Applicant.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.cv !== undefined){
if(!(answer_Cv(data.cv, {instancePath:instancePath+"/cv"}))){
for (const error of answer_Cv.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.company !== undefined){
if(!(answer_CompanyBadge(data.company, {instancePath:instancePath+"/company"}))){
for (const error of answer_CompanyBadge.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.job !== undefined){
if(!(answer_JobReference(data.job, {instancePath:instancePath+"/job"}))){
for (const error of answer_JobReference.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Application.errors = vErrors;
return errors === 0;
}

function answer_JobsFetchSingleAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","job","categories","cvs","applications","is_following"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((((key0 === "status") || (key0 === "message")) || (key0 === "job")) || (key0 === "categories")) || (key0 === "cvs")) || (key0 === "applications")) || (key0 === "is_following"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.job !== undefined){
if(!(answer_Job(data.job, {instancePath:instancePath+"/job"}))){
for (const error of answer_Job.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.categories !== undefined){
let data3 = data.categories;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Category(data3[i0], {instancePath:instancePath+"/categories/" + i0}))){
for (const error of answer_Category.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/categories",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.cvs !== undefined){
let data5 = data.cvs;
if(Array.isArray(data5)){
const len1 = data5.length;
for(let i1=0; i1<len1; i1++){
if(!(answer_Cv(data5[i1], {instancePath:instancePath+"/cvs/" + i1}))){
for (const error of answer_Cv.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cvs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.applications !== undefined){
let data7 = data.applications;
if(Array.isArray(data7)){
const len2 = data7.length;
for(let i2=0; i2<len2; i2++){
if(!(answer_Application(data7[i2], {instancePath:instancePath+"/applications/" + i2}))){
for (const error of answer_Application.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/applications",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.is_following !== undefined){
if(typeof data.is_following !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_following",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobsFetchSingleAnswer.errors = vErrors;
return errors === 0;
}

function answer_Company(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","cover_photo","profile_image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "cover_photo")) || (key0 === "profile_image"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cover_photo !== undefined){
let data2 = data.cover_photo;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cover_photo",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data2 === "string"){
if(!(formats16(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/cover_photo",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
if(data.profile_image !== undefined){
let data3 = data.profile_image;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(!(formats16(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Company.errors = vErrors;
return errors === 0;
}

function value_EmployeeStatus(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data === "pending") || (data === "accepted")) || (data === "declined"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["pending","accepted","declined"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_EmployeeStatus.errors = vErrors;
return errors === 0;
}

function answer_LinkedPerson(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","name","email","profile_image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "profile_image"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.profile_image !== undefined){
let data3 = data.profile_image;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(!(formats16(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_LinkedPerson.errors = vErrors;
return errors === 0;
}

function answer_EmployeeLink(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","status","employee"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "status")) || (key0 === "employee")) || (key0 === "recruiter"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(value_EmployeeStatus(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_EmployeeStatus.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.employee !== undefined){
if(!(answer_LinkedPerson(data.employee, {instancePath:instancePath+"/employee"}))){
for (const error of answer_LinkedPerson.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.recruiter !== undefined){
if(!(answer_LinkedPerson(data.recruiter, {instancePath:instancePath+"/recruiter"}))){
for (const error of answer_LinkedPerson.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_EmployeeLink.errors = vErrors;
return errors === 0;
}

function answer_JobsSearchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","jobs"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((((key0 === "status") || (key0 === "message")) || (key0 === "jobs")) || (key0 === "pages")) || (key0 === "total")) || (key0 === "company")) || (key0 === "employees")) || (key0 === "total_employees"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.jobs !== undefined){
let data2 = data.jobs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_JobCard(data2[i0], {instancePath:instancePath+"/jobs/" + i0}))){
for (const error of answer_JobCard.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/jobs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.company !== undefined){
if(!(answer_Company(data.company, {instancePath:instancePath+"/company"}))){
for (const error of answer_Company.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.employees !== undefined){
let data7 = data.employees;
if(Array.isArray(data7)){
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
if(!(answer_EmployeeLink(data7[i1], {instancePath:instancePath+"/employees/" + i1}))){
for (const error of answer_EmployeeLink.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employees",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.total_employees !== undefined){
let data9 = data.total_employees;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
(vErrors ??= []).push({instancePath:instancePath+"/total_employees",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 < 0 || isNaN(data9)){
(vErrors ??= []).push({instancePath:instancePath+"/total_employees",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobsSearchAnswer.errors = vErrors;
return errors === 0;
}

function answer_JobsMyApplicationsAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","applications"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "message")) || (key0 === "applications")) || (key0 === "pages")) || (key0 === "total"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.applications !== undefined){
let data2 = data.applications;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Application(data2[i0], {instancePath:instancePath+"/applications/" + i0}))){
for (const error of answer_Application.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/applications",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobsMyApplicationsAnswer.errors = vErrors;
return errors === 0;
}

function answer_JobsFetchApplicationAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","application"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "application"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.application !== undefined){
if(!(answer_Application(data.application, {instancePath:instancePath+"/application"}))){
for (const error of answer_Application.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_JobsFetchApplicationAnswer.errors = vErrors;
return errors === 0;
}

function answer_BankDetails(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["bank_name","account_name","account_number","iban","swift_code","method"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "bank_name") || (key0 === "account_name")) || (key0 === "account_number")) || (key0 === "iban")) || (key0 === "swift_code")) || (key0 === "method"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.bank_name !== undefined){
if(typeof data.bank_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/bank_name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.account_name !== undefined){
if(typeof data.account_name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.account_number !== undefined){
if(typeof data.account_number !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/account_number",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.iban !== undefined){
if(typeof data.iban !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/iban",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.swift_code !== undefined){
if(typeof data.swift_code !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/swift_code",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.method !== undefined){
if(typeof data.method !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/method",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_BankDetails.errors = vErrors;
return errors === 0;
}

function answer_FetchBankAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","bank"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "bank"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bank !== undefined){
if(!(answer_BankDetails(data.bank, {instancePath:instancePath+"/bank"}))){
for (const error of answer_BankDetails.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_FetchBankAnswer.errors = vErrors;
return errors === 0;
}

function answer_PaymentsFetchStripeIntentAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","client_secret"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "client_secret"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.client_secret !== undefined){
if(typeof data.client_secret !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/client_secret",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_PaymentsFetchStripeIntentAnswer.errors = vErrors;
return errors === 0;
}

function answer_Receipt(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","type","path","job","table_id","created_at"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "type")) || (key0 === "path")) || (key0 === "job")) || (key0 === "table_id")) || (key0 === "created_at"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(typeof data.type !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/type",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.path !== undefined){
let data2 = data.path;
if(typeof data2 === "string"){
if(!(formats16(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.job !== undefined){
if(!(answer_JobReference(data.job, {instancePath:instancePath+"/job"}))){
for (const error of answer_JobReference.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.table_id !== undefined){
if(!(value_Id(data.table_id, {instancePath:instancePath+"/table_id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(formats22(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Receipt.errors = vErrors;
return errors === 0;
}

function answer_ReceiptsMyAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","receipts","pages"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "message")) || (key0 === "receipts")) || (key0 === "pages")) || (key0 === "total"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.receipts !== undefined){
let data2 = data.receipts;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Receipt(data2[i0], {instancePath:instancePath+"/receipts/" + i0}))){
for (const error of answer_Receipt.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/receipts",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_ReceiptsMyAnswer.errors = vErrors;
return errors === 0;
}

function value_PaymentMethod(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data === "stripe") || (data === "other"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["stripe","other"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_PaymentMethod.errors = vErrors;
return errors === 0;
}

function value_PaymentStatus(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data === "pending") || (data === "succeeded")) || (data === "failed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["pending","succeeded","failed"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_PaymentStatus.errors = vErrors;
return errors === 0;
}

function answer_PaymentObject(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
for(const key0 in data){
if(!(key0 === "id")){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if((!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))) && (typeof data0 !== "string")){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: ["integer","string"]},message:"must be integer,string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_PaymentObject.errors = vErrors;
return errors === 0;
}

function answer_Payment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","method","status","amount","payment_obj","job","table_id","created_at"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((((key0 === "id") || (key0 === "method")) || (key0 === "status")) || (key0 === "amount")) || (key0 === "payment_obj")) || (key0 === "job")) || (key0 === "table_id")) || (key0 === "created_at"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.method !== undefined){
if(!(value_PaymentMethod(data.method, {instancePath:instancePath+"/method"}))){
for (const error of value_PaymentMethod.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.status !== undefined){
if(!(value_PaymentStatus(data.status, {instancePath:instancePath+"/status"}))){
for (const error of value_PaymentStatus.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.amount !== undefined){
let data3 = data.amount;
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 < 0 || isNaN(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/amount",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data.payment_obj !== undefined){
if(!(answer_PaymentObject(data.payment_obj, {instancePath:instancePath+"/payment_obj"}))){
for (const error of answer_PaymentObject.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.job !== undefined){
if(!(answer_JobReference(data.job, {instancePath:instancePath+"/job"}))){
for (const error of answer_JobReference.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.table_id !== undefined){
if(!(value_Id(data.table_id, {instancePath:instancePath+"/table_id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data7 = data.created_at;
if(typeof data7 === "string"){
if(!(formats22(data7))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Payment.errors = vErrors;
return errors === 0;
}

function answer_PaymentsMyAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","payments","pages"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "message")) || (key0 === "payments")) || (key0 === "pages")) || (key0 === "total"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.payments !== undefined){
let data2 = data.payments;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Payment(data2[i0], {instancePath:instancePath+"/payments/" + i0}))){
for (const error of answer_Payment.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/payments",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_PaymentsMyAnswer.errors = vErrors;
return errors === 0;
}

function answer_BookmarksToggleAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "is_bookmarked"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_bookmarked !== undefined){
if(typeof data.is_bookmarked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_bookmarked",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_BookmarksToggleAnswer.errors = vErrors;
return errors === 0;
}

function answer_BookmarkedJob(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","company"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "title")) || (key0 === "company")) || (key0 === "is_available"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.company !== undefined){
if(!(answer_CompanyBadge(data.company, {instancePath:instancePath+"/company"}))){
for (const error of answer_CompanyBadge.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.is_available !== undefined){
if(typeof data.is_available !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_available",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_BookmarkedJob.errors = vErrors;
return errors === 0;
}

function answer_Bookmark(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","job"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "id") || (key0 === "job"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.job !== undefined){
if(!(answer_BookmarkedJob(data.job, {instancePath:instancePath+"/job"}))){
for (const error of answer_BookmarkedJob.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Bookmark.errors = vErrors;
return errors === 0;
}

function answer_BookmarksFetchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","bookmarks","pages"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "message")) || (key0 === "bookmarks")) || (key0 === "pages")) || (key0 === "total"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bookmarks !== undefined){
let data2 = data.bookmarks;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Bookmark(data2[i0], {instancePath:instancePath+"/bookmarks/" + i0}))){
for (const error of answer_Bookmark.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/bookmarks",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.pages !== undefined){
let data4 = data.pages;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
if(data.total !== undefined){
let data5 = data.total;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_BookmarksFetchAnswer.errors = vErrors;
return errors === 0;
}

function answer_FollowersToggleAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "is_following"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_following !== undefined){
if(typeof data.is_following !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_following",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_FollowersToggleAnswer.errors = vErrors;
return errors === 0;
}

function answer_Following(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","company_id","name","profile_image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "company_id")) || (key0 === "name")) || (key0 === "profile_image"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.company_id !== undefined){
if(!(value_Id(data.company_id, {instancePath:instancePath+"/company_id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.profile_image !== undefined){
let data3 = data.profile_image;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data3 === "string"){
if(!(formats16(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Following.errors = vErrors;
return errors === 0;
}

function answer_FollowersFetchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","data"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "data"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.data !== undefined){
let data2 = data.data;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Following(data2[i0], {instancePath:instancePath+"/data/" + i0}))){
for (const error of answer_Following.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/data",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_FollowersFetchAnswer.errors = vErrors;
return errors === 0;
}

function answer_CvsFetchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","cvs"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "cvs"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cvs !== undefined){
let data2 = data.cvs;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Cv(data2[i0], {instancePath:instancePath+"/cvs/" + i0}))){
for (const error of answer_Cv.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cvs",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_CvsFetchAnswer.errors = vErrors;
return errors === 0;
}

function answer_CvsUploadAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","cv"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "cv"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cv !== undefined){
if(!(answer_Cv(data.cv, {instancePath:instancePath+"/cv"}))){
for (const error of answer_Cv.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_CvsUploadAnswer.errors = vErrors;
return errors === 0;
}

function value_FileType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data === "image") || (data === "video"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["image","video"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_FileType.errors = vErrors;
return errors === 0;
}

function answer_AttachedFile(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["type","path"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "type") || (key0 === "path"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_FileType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_FileType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.path !== undefined){
let data1 = data.path;
if(typeof data1 === "string"){
if(!(formats16(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_AttachedFile.errors = vErrors;
return errors === 0;
}

function answer_Project(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","url","time_took","description","files"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "title")) || (key0 === "url")) || (key0 === "time_took")) || (key0 === "description")) || (key0 === "files"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.url !== undefined){
let data2 = data.url;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/url",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.time_took !== undefined){
let data3 = data.time_took;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/time_took",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.description !== undefined){
let data4 = data.description;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.files !== undefined){
let data5 = data.files;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_AttachedFile(data5[i0], {instancePath:instancePath+"/files/" + i0}))){
for (const error of answer_AttachedFile.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Project.errors = vErrors;
return errors === 0;
}

function answer_PostAuthor(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","profile_image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((key0 === "name") || (key0 === "profile_image"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.profile_image !== undefined){
let data1 = data.profile_image;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data1 === "string"){
if(!(formats16(data1))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_PostAuthor.errors = vErrors;
return errors === 0;
}

function answer_Post(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","caption","files","user","created_at_relative","is_bookmarked"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "caption")) || (key0 === "files")) || (key0 === "user")) || (key0 === "created_at_relative")) || (key0 === "is_bookmarked"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.caption !== undefined){
let data1 = data.caption;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/caption",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.files !== undefined){
let data2 = data.files;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_AttachedFile(data2[i0], {instancePath:instancePath+"/files/" + i0}))){
for (const error of answer_AttachedFile.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_PostAuthor(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_PostAuthor.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.created_at_relative !== undefined){
if(typeof data.created_at_relative !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/created_at_relative",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_bookmarked !== undefined){
if(typeof data.is_bookmarked !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_bookmarked",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Post.errors = vErrors;
return errors === 0;
}

function answer_MyProfileAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","projects","posts","employees","total_employees"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "message")) || (key0 === "projects")) || (key0 === "posts")) || (key0 === "employees")) || (key0 === "total_employees"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.projects !== undefined){
let data2 = data.projects;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Project(data2[i0], {instancePath:instancePath+"/projects/" + i0}))){
for (const error of answer_Project.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/projects",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.posts !== undefined){
let data4 = data.posts;
if(Array.isArray(data4)){
const len1 = data4.length;
for(let i1=0; i1<len1; i1++){
if(!(answer_Post(data4[i1], {instancePath:instancePath+"/posts/" + i1}))){
for (const error of answer_Post.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/posts",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.employees !== undefined){
let data6 = data.employees;
if(Array.isArray(data6)){
const len2 = data6.length;
for(let i2=0; i2<len2; i2++){
if(!(answer_EmployeeLink(data6[i2], {instancePath:instancePath+"/employees/" + i2}))){
for (const error of answer_EmployeeLink.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/employees",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.total_employees !== undefined){
let data8 = data.total_employees;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/total_employees",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data8 == "number") && (isFinite(data8))){
if(data8 < 0 || isNaN(data8)){
(vErrors ??= []).push({instancePath:instancePath+"/total_employees",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_MyProfileAnswer.errors = vErrors;
return errors === 0;
}

function answer_PostsCreateAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","post"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "post"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.post !== undefined){
if(!(answer_Post(data.post, {instancePath:instancePath+"/post"}))){
for (const error of answer_Post.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_PostsCreateAnswer.errors = vErrors;
return errors === 0;
}

function answer_EmployeesCreateAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","employee"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "employee"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.employee !== undefined){
if(!(answer_EmployeeLink(data.employee, {instancePath:instancePath+"/employee"}))){
for (const error of answer_EmployeeLink.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_EmployeesCreateAnswer.errors = vErrors;
return errors === 0;
}

function answer_ProjectsAddAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","project"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "project"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.project !== undefined){
if(!(answer_Project(data.project, {instancePath:instancePath+"/project"}))){
for (const error of answer_Project.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_ProjectsAddAnswer.errors = vErrors;
return errors === 0;
}

function answer_ProjectsAddFilesAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","files"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "files"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.files !== undefined){
let data2 = data.files;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_AttachedFile(data2[i0], {instancePath:instancePath+"/files/" + i0}))){
for (const error of answer_AttachedFile.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/files",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_ProjectsAddFilesAnswer.errors = vErrors;
return errors === 0;
}

function answer_PublicUser(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","name","email","type","profile_image","cover_photo","about","currently_working","currently_located","summary","desired_job_title","desired_salary","desired_cities","desired_skills","education","experiences","certificates"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(["id","name","email","type","profile_image","cover_photo","about","currently_working","currently_located","summary","desired_job_title","desired_salary","desired_cities","desired_skills","education","experiences","certificates"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.type !== undefined){
if(!(value_AccountType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_AccountType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.profile_image !== undefined){
let data4 = data.profile_image;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(!(formats16(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
if(data.cover_photo !== undefined){
let data5 = data.cover_photo;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cover_photo",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data5 === "string"){
if(!(formats16(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/cover_photo",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
if(data.about !== undefined){
let data6 = data.about;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/about",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.currently_working !== undefined){
let data7 = data.currently_working;
if((typeof data7 !== "string") && (data7 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/currently_working",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.currently_located !== undefined){
let data8 = data.currently_located;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/currently_located",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.summary !== undefined){
let data9 = data.summary;
if((typeof data9 !== "string") && (data9 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/summary",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_job_title !== undefined){
let data10 = data.desired_job_title;
if((typeof data10 !== "string") && (data10 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_job_title",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_salary !== undefined){
let data11 = data.desired_salary;
if((typeof data11 !== "string") && (data11 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_salary",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_cities !== undefined){
let data12 = data.desired_cities;
if((typeof data12 !== "string") && (data12 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_cities",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.desired_skills !== undefined){
let data13 = data.desired_skills;
if((typeof data13 !== "string") && (data13 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/desired_skills",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.education !== undefined){
let data14 = data.education;
if(Array.isArray(data14)){
const len0 = data14.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Education(data14[i0], {instancePath:instancePath+"/education/" + i0}))){
for (const error of answer_Education.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/education",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.experiences !== undefined){
let data16 = data.experiences;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(!(answer_Experience(data16[i1], {instancePath:instancePath+"/experiences/" + i1}))){
for (const error of answer_Experience.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/experiences",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.certificates !== undefined){
let data18 = data.certificates;
if(Array.isArray(data18)){
const len2 = data18.length;
for(let i2=0; i2<len2; i2++){
if(!(answer_Certificate(data18[i2], {instancePath:instancePath+"/certificates/" + i2}))){
for (const error of answer_Certificate.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/certificates",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_PublicUser.errors = vErrors;
return errors === 0;
}

function answer_UsersFindAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","user","cv","projects","posts"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "status") || (key0 === "message")) || (key0 === "user")) || (key0 === "cv")) || (key0 === "projects")) || (key0 === "posts"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.user !== undefined){
if(!(answer_PublicUser(data.user, {instancePath:instancePath+"/user"}))){
for (const error of answer_PublicUser.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.cv !== undefined){
let data3 = data.cv;
if(data3 !== null){
if(!(answer_Cv(data3, {instancePath:instancePath+"/cv"}))){
for (const error of answer_Cv.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
if(data.projects !== undefined){
let data4 = data.projects;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Project(data4[i0], {instancePath:instancePath+"/projects/" + i0}))){
for (const error of answer_Project.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/projects",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.posts !== undefined){
let data6 = data.posts;
if(Array.isArray(data6)){
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(answer_Post(data6[i1], {instancePath:instancePath+"/posts/" + i1}))){
for (const error of answer_Post.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/posts",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_UsersFindAnswer.errors = vErrors;
return errors === 0;
}

function answer_TalentCard(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","name","email","about","profile_image","currently_working","currently_located"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((((key0 === "id") || (key0 === "name")) || (key0 === "email")) || (key0 === "about")) || (key0 === "profile_image")) || (key0 === "currently_working")) || (key0 === "currently_located"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
let data2 = data.email;
if(typeof data2 === "string"){
if(!(formats0(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.about !== undefined){
let data3 = data.about;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/about",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.profile_image !== undefined){
let data4 = data.profile_image;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(!(formats16(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/profile_image",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
if(data.currently_working !== undefined){
let data5 = data.currently_working;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/currently_working",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.currently_located !== undefined){
let data6 = data.currently_located;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/currently_located",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_TalentCard.errors = vErrors;
return errors === 0;
}

function answer_UsersFetchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","users","total","pages"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((((key0 === "status") || (key0 === "message")) || (key0 === "users")) || (key0 === "total")) || (key0 === "pages"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.users !== undefined){
let data2 = data.users;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_TalentCard(data2[i0], {instancePath:instancePath+"/users/" + i0}))){
for (const error of answer_TalentCard.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/users",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.total !== undefined){
let data4 = data.total;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/total",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
if(data.pages !== undefined){
let data5 = data.pages;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 1 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/pages",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_UsersFetchAnswer.errors = vErrors;
return errors === 0;
}

function value_NotificationType(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data !== "string"){
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((((((((data === "job_state_changed") || (data === "job_deleted")) || (data === "new_job_application")) || (data === "job_application_status_changed")) || (data === "employee_request")) || (data === "employee_request_declined")) || (data === "employee_request_accepted")) || (data === "employee_request_removed"))){
(vErrors ??= []).push({instancePath,keyword:"enum",params:{allowedValues: ["job_state_changed","job_deleted","new_job_application","job_application_status_changed","employee_request","employee_request_declined","employee_request_accepted","employee_request_removed"]},message:"must be equal to one of the allowed values"});
errors++;
}
value_NotificationType.errors = vErrors;
return errors === 0;
}

function answer_Notification(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","type","title","content","table_id"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(["id","type","title","content","table_id","created_at","is_new","job","status"].includes(key0))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.type !== undefined){
if(!(value_NotificationType(data.type, {instancePath:instancePath+"/type"}))){
for (const error of value_NotificationType.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.content !== undefined){
if(typeof data.content !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/content",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.table_id !== undefined){
if(!(value_Id(data.table_id, {instancePath:instancePath+"/table_id"}))){
for (const error of value_Id.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data.created_at !== undefined){
let data5 = data.created_at;
if(typeof data5 === "string"){
if(!(formats22(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/created_at",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.is_new !== undefined){
if(typeof data.is_new !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_new",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.job !== undefined){
let data7 = data.job;
if(data7 !== null){
if(!(answer_JobReference(data7, {instancePath:instancePath+"/job"}))){
for (const error of answer_JobReference.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
if(data.status !== undefined){
let data8 = data.status;
if((typeof data8 !== "string") && (data8 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Notification.errors = vErrors;
return errors === 0;
}

function answer_NotificationsFetchAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","notifications"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "notifications"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "success")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["success"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.notifications !== undefined){
let data2 = data.notifications;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Notification(data2[i0], {instancePath:instancePath+"/notifications/" + i0}))){
for (const error of answer_Notification.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/notifications",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_NotificationsFetchAnswer.errors = vErrors;
return errors === 0;
}

function answer_Refusal(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "errors"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.status !== undefined){
let data0 = data.status;
if(typeof data0 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(data0 === "error")){
(vErrors ??= []).push({instancePath:instancePath+"/status",keyword:"enum",params:{allowedValues: ["error"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.message !== undefined){
if(typeof data.message !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/message",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.errors !== undefined){
let data2 = data.errors;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key1 in data2){
let data3 = data2[key1];
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Refusal.errors = vErrors;
return errors === 0;
}

export const requestValidators = {
"me": anything,
"logout": anything,
"register": request_register,
"login": request_login,
"login-with-google": request_loginWithGoogle,
"verify": request_verify,
"send-password-reset-link": request_sendPasswordResetLink,
"reset-password": request_resetPassword,
"change-password": request_changePassword,
"fetch-settings": anything,
"send-message": request_sendMessage,
"subscribe": request_sendPasswordResetLink,
"fetch-home": request_fetchHome,
"categories/fetch": request_categoriesFetch,
"jobs/create": request_jobsCreate,
"jobs/fetch": request_jobsFetch,
"jobs/my": request_jobsMy,
"jobs/delete": request_jobsDelete,
"jobs/fetch-single": request_jobsFetchSingle,
"jobs/update": request_jobsUpdate,
"jobs/search": request_jobsSearch,
"jobs/apply": request_jobsApply,
"jobs/my-applications": request_jobsMy,
"jobs/fetch-application": request_jobsFetchApplication,
"jobs/change-application-status": request_jobsChangeApplicationStatus,
"jobs/download-cvs": request_jobsDownloadCvs,
"fetch-bank": request_fetchBank,
"jobs/upload-receipt": request_jobsUploadReceipt,
"payments/fetch-stripe-intent": request_paymentsFetchStripeIntent,
"payments/verify-stripe": request_paymentsVerifyStripe,
"receipts/my": request_jobsFetch,
"payments/my": request_jobsFetch,
"bookmarks/toggle": request_bookmarksToggle,
"bookmarks/fetch": request_bookmarksFetch,
"bookmarks/remove": request_jobsDelete,
"followers/toggle": request_followersToggle,
"followers/fetch": request_followersFetch,
"followers/remove": request_jobsDelete,
"cvs/fetch": request_cvsFetch,
"cvs/upload": request_cvsUpload,
"cvs/set-default": request_jobsDelete,
"cvs/delete": request_jobsDelete,
"my-profile": anything,
"save-profile": request_saveProfile,
"posts/create": request_postsCreate,
"posts/delete": request_jobsDelete,
"employees/create": request_employeesCreate,
"employees/delete": request_jobsDelete,
"employees/accept-request": request_jobsDelete,
"employees/decline-request": request_jobsDelete,
"employees/remove-request": request_jobsDelete,
"projects/add": request_projectsAdd,
"projects/add-files": request_projectsAddFiles,
"projects/delete-file": request_projectsDeleteFile,
"projects/update": request_projectsUpdate,
"projects/delete": request_jobsDelete,
"users/find": request_jobsFetchApplication,
"users/fetch": request_usersFetch,
"notifications/fetch": request_categoriesFetch,
}

export const answerValidators = {
"me": answer_MeAnswer,
"logout": answer_DoneAnswer,
"register": answer_DoneAnswer,
"login": answer_DoneAnswer,
"login-with-google": answer_SignInAnswer,
"verify": answer_SignInAnswer,
"send-password-reset-link": answer_DoneAnswer,
"reset-password": answer_DoneAnswer,
"change-password": answer_DoneAnswer,
"fetch-settings": answer_FetchSettingsAnswer,
"send-message": answer_DoneAnswer,
"subscribe": answer_DoneAnswer,
"fetch-home": answer_FetchHomeAnswer,
"categories/fetch": answer_CategoriesFetchAnswer,
"jobs/create": answer_JobsCreateAnswer,
"jobs/fetch": answer_JobsFetchAnswer,
"jobs/my": answer_JobsMyAnswer,
"jobs/delete": answer_DoneAnswer,
"jobs/fetch-single": answer_JobsFetchSingleAnswer,
"jobs/update": answer_DoneAnswer,
"jobs/search": answer_JobsSearchAnswer,
"jobs/apply": answer_DoneAnswer,
"jobs/my-applications": answer_JobsMyApplicationsAnswer,
"jobs/fetch-application": answer_JobsFetchApplicationAnswer,
"jobs/change-application-status": answer_DoneAnswer,
"jobs/download-cvs": anything,
"fetch-bank": answer_FetchBankAnswer,
"jobs/upload-receipt": answer_DoneAnswer,
"payments/fetch-stripe-intent": answer_PaymentsFetchStripeIntentAnswer,
"payments/verify-stripe": answer_DoneAnswer,
"receipts/my": answer_ReceiptsMyAnswer,
"payments/my": answer_PaymentsMyAnswer,
"bookmarks/toggle": answer_BookmarksToggleAnswer,
"bookmarks/fetch": answer_BookmarksFetchAnswer,
"bookmarks/remove": answer_DoneAnswer,
"followers/toggle": answer_FollowersToggleAnswer,
"followers/fetch": answer_FollowersFetchAnswer,
"followers/remove": answer_DoneAnswer,
"cvs/fetch": answer_CvsFetchAnswer,
"cvs/upload": answer_CvsUploadAnswer,
"cvs/set-default": answer_DoneAnswer,
"cvs/delete": answer_DoneAnswer,
"my-profile": answer_MyProfileAnswer,
"save-profile": answer_DoneAnswer,
"posts/create": answer_PostsCreateAnswer,
"posts/delete": answer_DoneAnswer,
"employees/create": answer_EmployeesCreateAnswer,
"employees/delete": answer_DoneAnswer,
"employees/accept-request": answer_DoneAnswer,
"employees/decline-request": answer_DoneAnswer,
"employees/remove-request": answer_DoneAnswer,
"projects/add": answer_ProjectsAddAnswer,
"projects/add-files": answer_ProjectsAddFilesAnswer,
"projects/delete-file": answer_DoneAnswer,
"projects/update": answer_DoneAnswer,
"projects/delete": answer_DoneAnswer,
"users/find": answer_UsersFindAnswer,
"users/fetch": answer_UsersFetchAnswer,
"notifications/fetch": answer_NotificationsFetchAnswer,
}

export const refusalValidator = answer_Refusal
