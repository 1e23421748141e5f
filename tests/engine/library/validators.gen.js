// Generated from tests/engine/library/openapi.yaml by npm run generate. Do not edit.
import { formats, textLength } from '../../../mocks/engine/contract/formats.ts'

/** For calls without a payload and answers that are files. */
function anything() {
  return true
}

const pattern3 = new RegExp("^\\d{4}$", "u");

function request_logIn(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["name","pin"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.name !== undefined){
let data0 = data.name;
if(typeof data0 === "string"){
if(textLength(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/name",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.pin !== undefined){
let data1 = data.pin;
if(typeof data1 === "string"){
if(!pattern3.test(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/pin",keyword:"pattern",params:{pattern: "^\\d{4}$"},message:"must match pattern \""+"^\\d{4}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/pin",keyword:"type",params:{type: "string"},message:"must be string"});
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

function closed_LogInAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","token"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "token"))){
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
if(data.token !== undefined){
let data2 = data.token;
if(typeof data2 === "string"){
if(textLength(data2) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
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
closed_LogInAnswer.errors = vErrors;
return errors === 0;
}

function request_booksSearch(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.text !== undefined){
let data0 = data.text;
if(typeof data0 === "string"){
if(textLength(data0) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/text",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.page !== undefined){
let data1 = data.page;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/page",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.only_in !== undefined){
let data2 = data.only_in;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/only_in",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if(!((data2 === 0) || (data2 === 1))){
(vErrors ??= []).push({instancePath:instancePath+"/only_in",keyword:"enum",params:{allowedValues: [0,1]},message:"must be equal to one of the allowed values"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_booksSearch.errors = vErrors;
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
if(data < 1 || isNaN(data)){
(vErrors ??= []).push({instancePath,keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
value_Id.errors = vErrors;
return errors === 0;
}

const formats0 = formats["uri-reference"];

function closed_Book(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","title","author","isbn","cover","is_in"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((((key0 === "id") || (key0 === "title")) || (key0 === "author")) || (key0 === "isbn")) || (key0 === "cover")) || (key0 === "is_in"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
(vErrors ??= []).push(...value_Id.errors);
errors = vErrors.length;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.author !== undefined){
if(typeof data.author !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.isbn !== undefined){
if(typeof data.isbn !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/isbn",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.cover !== undefined){
let data4 = data.cover;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
if(typeof data4 === "string"){
if(!(formats0(data4))){
(vErrors ??= []).push({instancePath:instancePath+"/cover",keyword:"format",params:{format: "uri-reference"},message:"must match format \""+"uri-reference"+"\""});
errors++;
}
}
}
if(data.is_in !== undefined){
if(typeof data.is_in !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/is_in",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
closed_Book.errors = vErrors;
return errors === 0;
}

function closed_BooksAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","books","total"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "status") || (key0 === "message")) || (key0 === "books")) || (key0 === "total"))){
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
if(data.books !== undefined){
let data2 = data.books;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(closed_Book(data2[i0], {instancePath:instancePath+"/books/" + i0}))){
(vErrors ??= []).push(...closed_Book.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/books",keyword:"type",params:{type: "array"},message:"must be array"});
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
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
closed_BooksAnswer.errors = vErrors;
return errors === 0;
}

const pattern4 = new RegExp("^\\d{13}$", "u");

function request_booksAdd(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["title","author","isbn"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(textLength(data0) > 200){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"});
errors++;
}
if(textLength(data0) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.author !== undefined){
let data1 = data.author;
if(typeof data1 === "string"){
if(textLength(data1) > 80){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"});
errors++;
}
if(textLength(data1) < 1){
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/author",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.isbn !== undefined){
let data2 = data.isbn;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/isbn",keyword:"pattern",params:{pattern: "^\\d{13}$"},message:"must match pattern \""+"^\\d{13}$"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/isbn",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_booksAdd.errors = vErrors;
return errors === 0;
}

function closed_BookAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","book"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "book"))){
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
if(data.book !== undefined){
if(!(closed_Book(data.book, {instancePath:instancePath+"/book"}))){
(vErrors ??= []).push(...closed_Book.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
closed_BookAnswer.errors = vErrors;
return errors === 0;
}

function request_booksLend(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
(vErrors ??= []).push(...value_Id.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_booksLend.errors = vErrors;
return errors === 0;
}

const formats2 = formats["date-time"];

function value_Moment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(typeof data === "string"){
if(!(formats2(data))){
(vErrors ??= []).push({instancePath,keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
value_Moment.errors = vErrors;
return errors === 0;
}

function closed_Loan(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","book","state","due_at"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!((((key0 === "id") || (key0 === "book")) || (key0 === "state")) || (key0 === "due_at"))){
(vErrors ??= []).push({instancePath,keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"});
errors++;
}
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
(vErrors ??= []).push(...value_Id.errors);
errors = vErrors.length;
}
}
if(data.book !== undefined){
if(!(closed_Book(data.book, {instancePath:instancePath+"/book"}))){
(vErrors ??= []).push(...closed_Book.errors);
errors = vErrors.length;
}
}
if(data.state !== undefined){
let data2 = data.state;
if(typeof data2 !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
if(!(((data2 === "out") || (data2 === "overdue")) || (data2 === "returned"))){
(vErrors ??= []).push({instancePath:instancePath+"/state",keyword:"enum",params:{allowedValues: ["out","overdue","returned"]},message:"must be equal to one of the allowed values"});
errors++;
}
}
if(data.due_at !== undefined){
if(!(value_Moment(data.due_at, {instancePath:instancePath+"/due_at"}))){
(vErrors ??= []).push(...value_Moment.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
closed_Loan.errors = vErrors;
return errors === 0;
}

function closed_LoanAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","loan"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "loan"))){
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
if(data.loan !== undefined){
if(!(closed_Loan(data.loan, {instancePath:instancePath+"/loan"}))){
(vErrors ??= []).push(...closed_Loan.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
closed_LoanAnswer.errors = vErrors;
return errors === 0;
}

function request_booksReturn(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.id === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"});
errors++;
}
if(data.id !== undefined){
if(!(value_Id(data.id, {instancePath:instancePath+"/id"}))){
(vErrors ??= []).push(...value_Id.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_booksReturn.errors = vErrors;
return errors === 0;
}

function closed_LoansAnswer(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["status","message","loans"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
for(const key0 in data){
if(!(((key0 === "status") || (key0 === "message")) || (key0 === "loans"))){
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
if(data.loans !== undefined){
let data2 = data.loans;
if(Array.isArray(data2)){
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(!(closed_Loan(data2[i0], {instancePath:instancePath+"/loans/" + i0}))){
(vErrors ??= []).push(...closed_Loan.errors);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/loans",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
closed_LoansAnswer.errors = vErrors;
return errors === 0;
}

function closed_Refusal(data, {instancePath=""}={}){
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
closed_Refusal.errors = vErrors;
return errors === 0;
}

export const requestValidators = {
  'log-in': request_logIn,
  'books/search': request_booksSearch,
  'books/add': request_booksAdd,
  'books/lend': request_booksLend,
  'books/return': request_booksReturn,
  'loans/my': anything,
}

export const answerValidators = {
  'log-in': closed_LogInAnswer,
  'books/search': closed_BooksAnswer,
  'books/add': closed_BookAnswer,
  'books/lend': closed_LoanAnswer,
  'books/return': closed_LoanAnswer,
  'loans/my': closed_LoansAnswer,
}

export const refusalValidator = closed_Refusal
