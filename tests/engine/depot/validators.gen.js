// Generated from tests/engine/depot/openapi.yaml by npm run generate. Do not edit.
import { textLength } from '../../../mocks/engine/contract/formats.ts'
import { equal } from '../../../mocks/engine/open/formats.ts'

/** For requests and answers about which the contract says nothing. */
function anything() {
  return true
}

function request_logIn(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["x-device"] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"required",params:{missingProperty: "x-device"},message:"must have required property '"+"x-device"+"'"});
errors++;
}
if(data0["x-device"] !== undefined){
let data1 = data0["x-device"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/header/x-device",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_logIn.errors = vErrors;
return errors === 0;
}

function request_logIn_application_x_www_form_urlencoded(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.header !== undefined){
let data0 = data.header;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0["x-device"] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"required",params:{missingProperty: "x-device"},message:"must have required property '"+"x-device"+"'"});
errors++;
}
if(data0["x-device"] !== undefined){
let data1 = data0["x-device"];
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/header/x-device",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/header",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.days === undefined){
data2.days = 7;
}
if(data2.name === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data2.name !== undefined){
let data3 = data2.name;
if(typeof data3 === "string"){
if(textLength(data3) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/body/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data4 = data2.days;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/body/days",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(data2.scopes !== undefined){
let data5 = data2.scopes;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/scopes/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/scopes",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_logIn_application_x_www_form_urlencoded.errors = vErrors;
return errors === 0;
}

function request_findParts(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.sort === undefined){
data0.sort = "name";
}
if(data0.ids !== undefined){
let data1 = data0.ids;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/ids/" + i0,keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/ids",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data0.filter !== undefined){
let data3 = data0.filter;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.size !== undefined){
let data4 = data3.size;
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/filter/size",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
if(data4 <= 0 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/filter/size",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/filter/size",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
}
if(data3.isNew !== undefined){
if(typeof data3.isNew !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/query/filter/isNew",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query/filter",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
let data6 = data0.sort;
if(typeof data6 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/sort",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!((data6 === "name") || (data6 === "size"))){
(vErrors ??= []).push({instancePath:instancePath+"/query/sort",keyword:"enum",params:{allowedValues: ["name","size"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.cookie !== undefined){
let data7 = data.cookie;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.theme !== undefined){
if(typeof data7.theme !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/cookie/theme",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/cookie",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_findParts.errors = vErrors;
return errors === 0;
}

function request_Named(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_Named.errors = vErrors;
return errors === 0;
}

const pattern0 = new RegExp("^\\d+ mm$", "u");

function request_Part(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(request_Named(data, {instancePath}))){
for (const error of request_Named.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["secret","of"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.secret !== undefined){
if(typeof data.secret !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.of !== undefined){
let data1 = data.of;
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(!(request_Part(data1[i0], {instancePath:instancePath+"/of/" + i0}))){
for (const error of request_Part.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/of",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.size !== undefined){
let data3 = data.size;
const _errs9 = errors;
let valid4 = false;
let passing0 = null;
const _errs10 = errors;
if(!((typeof data3 == "number") && (isFinite(data3)))){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs12 = errors;
if(typeof data3 === "string"){
if(!pattern0.test(data3)){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"pattern",params:{pattern: "^\\d+ mm$"},message:"must match pattern \""+"^\\d+ mm$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_Part.errors = vErrors;
return errors === 0;
}

function request_POST_parts_application_json(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
if(!(request_Part(data.body, {instancePath:instancePath+"/body"}))){
for (const error of request_Part.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_POST_parts_application_json.errors = vErrors;
return errors === 0;
}

function request_POST_parts_multipart_form_data(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const prop0 of ["part","picture"]){
if(data0[prop0] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data0.part !== undefined){
if(!(request_Part(data0.part, {instancePath:instancePath+"/body/part"}))){
for (const error of request_Part.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
if(data0.more !== undefined){
if(!(Array.isArray(data0.more))){
(vErrors ??= []).push({instancePath:instancePath+"/body/more",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_POST_parts_multipart_form_data.errors = vErrors;
return errors === 0;
}

function request_POST_parts_text_plain(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body !== undefined){
let data0 = data.body;
if(typeof data0 === "string"){
if(textLength(data0) > 20){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_POST_parts_text_plain.errors = vErrors;
return errors === 0;
}

function request_picture(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_picture.errors = vErrors;
return errors === 0;
}

function request_replacePicture(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_replacePicture.errors = vErrors;
return errors === 0;
}

function request_replacePicture_image_(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.id === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data0.id !== undefined){
let data1 = data0.id;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/path/id",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_replacePicture_image_.errors = vErrors;
return errors === 0;
}

function answer_logIn_4XX(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"});
errors++;
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
answer_logIn_4XX.errors = vErrors;
return errors === 0;
}

function answer_Named(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.name === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"});
errors++;
}
if(data.name !== undefined){
if(typeof data.name !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.note !== undefined){
let data1 = data.note;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/note",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Named.errors = vErrors;
return errors === 0;
}

function answer_Part(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(!(answer_Named(data, {instancePath}))){
for (const error of answer_Named.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","of"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!(((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0))) && (isFinite(data0)))){
(vErrors ??= []).push({instancePath:instancePath+"/id",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.secret !== undefined){
(vErrors ??= []).push({instancePath:instancePath+"/secret",keyword:"false schema",params:{},message:"boolean schema is false"});
errors++;
}
if(data.of !== undefined){
let data2 = data.of;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Part(data2[i0], {instancePath:instancePath+"/of/" + i0}))){
for (const error of answer_Part.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/of",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.size !== undefined){
let data4 = data.size;
const _errs9 = errors;
let valid4 = false;
let passing0 = null;
const _errs10 = errors;
if(!((typeof data4 == "number") && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: "number"},message:"must be number"});
errors++;
}
var _valid0 = _errs10 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs12 = errors;
if(typeof data4 === "string"){
if(!pattern0.test(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"pattern",params:{pattern: "^\\d+ mm$"},message:"must match pattern \""+"^\\d+ mm$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
var _valid0 = _errs12 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
(vErrors ??= []).push({instancePath:instancePath+"/size",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Part.errors = vErrors;
return errors === 0;
}

function answer_findParts_200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Part(data[i0], {instancePath:instancePath+"/" + i0}))){
for (const error of answer_Part.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
answer_findParts_200.errors = vErrors;
return errors === 0;
}

export const requestValidators = {
  "logIn": { "": request_logIn, "application/x-www-form-urlencoded": request_logIn_application_x_www_form_urlencoded },
  "findParts": { "": request_findParts },
  "POST /parts": { "": anything, "application/json": request_POST_parts_application_json, "multipart/form-data": request_POST_parts_multipart_form_data, "text/plain": request_POST_parts_text_plain },
  "picture": { "": request_picture },
  "replacePicture": { "": request_replacePicture, "image/*": request_replacePicture_image_ },
}

export const answerValidators = {
  "logIn": { "4XX": answer_logIn_4XX },
  "findParts": { "200": answer_findParts_200 },
  "POST /parts": { "200": answer_Part, "201": answer_Part, "400": answer_logIn_4XX, "default": answer_logIn_4XX },
  "picture": { "default": answer_logIn_4XX },
  "replacePicture": {  },
}
