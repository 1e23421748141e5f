// Generated from tests/engine/conduit/openapi.yaml by npm run generate. Do not edit.
import { formats } from '../../../mocks/engine/open/formats.ts'

/** For requests and answers about which the contract says nothing. */
function anything() {
  return true
}

function request_CreateUser(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_CreateUser.errors = vErrors;
return errors === 0;
}

function request_CreateUser_application_json(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.user === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const prop0 of ["username","email","password"]){
if(data1[prop0] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body/user",keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data1.username !== undefined){
if(typeof data1.username !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/username",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.email !== undefined){
if(typeof data1.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.password !== undefined){
if(typeof data1.password !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/user",keyword:"type",params:{type: "object"},message:"must be object"});
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
request_CreateUser_application_json.errors = vErrors;
return errors === 0;
}

function request_Login_application_json(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.user === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const prop0 of ["email","password"]){
if(data1[prop0] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body/user",keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data1.email !== undefined){
if(typeof data1.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.password !== undefined){
if(typeof data1.password !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/user",keyword:"type",params:{type: "object"},message:"must be object"});
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
request_Login_application_json.errors = vErrors;
return errors === 0;
}

function request_UpdateCurrentUser_application_json(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.user === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
}
if(data0.user !== undefined){
let data1 = data0.user;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.username !== undefined){
if(typeof data1.username !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/username",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.email !== undefined){
if(typeof data1.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.password !== undefined){
if(typeof data1.password !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/password",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.bio !== undefined){
let data5 = data1.bio;
if((typeof data5 !== "string") && (data5 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/bio",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data1.image !== undefined){
let data6 = data1.image;
if((typeof data6 !== "string") && (data6 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/body/user/image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/user",keyword:"type",params:{type: "object"},message:"must be object"});
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
request_UpdateCurrentUser_application_json.errors = vErrors;
return errors === 0;
}

function request_GetProfileByUsername(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.username === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "username"},message:"must have required property '"+"username"+"'"});
errors++;
}
if(data0.username !== undefined){
if(typeof data0.username !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path/username",keyword:"type",params:{type: "string"},message:"must be string"});
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
request_GetProfileByUsername.errors = vErrors;
return errors === 0;
}

function request_GetArticles(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 20;
}
if(data0.offset === undefined){
data0.offset = 0;
}
if(data0.tag !== undefined){
if(typeof data0.tag !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/tag",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.author !== undefined){
if(typeof data0.author !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/author",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.favorited !== undefined){
if(typeof data0.favorited !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/query/favorited",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
let data4 = data0.limit;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 < 1 || isNaN(data4)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data5 = data0.offset;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 < 0 || isNaN(data5)){
(vErrors ??= []).push({instancePath:instancePath+"/query/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_GetArticles.errors = vErrors;
return errors === 0;
}

function request_CreateArticle_application_json(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.body === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data.body !== undefined){
let data0 = data.body;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.article === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "article"},message:"must have required property '"+"article"+"'"});
errors++;
}
if(data0.article !== undefined){
let data1 = data0.article;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const prop0 of ["title","description","body"]){
if(data1[prop0] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body/article",keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data1.title !== undefined){
if(typeof data1.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.description !== undefined){
if(typeof data1.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.body !== undefined){
if(typeof data1.body !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/body",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data1.tagList !== undefined){
let data5 = data1.tagList;
if(Array.isArray(data5)){
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(typeof data5[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/tagList/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/article/tagList",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/article",keyword:"type",params:{type: "object"},message:"must be object"});
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
request_CreateArticle_application_json.errors = vErrors;
return errors === 0;
}

function request_GetArticlesFeed(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.query !== undefined){
let data0 = data.query;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.limit === undefined){
data0.limit = 20;
}
if(data0.offset === undefined){
data0.offset = 0;
}
let data1 = data0.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
(vErrors ??= []).push({instancePath:instancePath+"/query/limit",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"});
errors++;
}
}
let data2 = data0.offset;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/query/offset",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
if((typeof data2 == "number") && (isFinite(data2))){
if(data2 < 0 || isNaN(data2)){
(vErrors ??= []).push({instancePath:instancePath+"/query/offset",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/query",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
request_GetArticlesFeed.errors = vErrors;
return errors === 0;
}

function request_GetArticle(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.slug === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
if(data0.slug !== undefined){
if(typeof data0.slug !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path/slug",keyword:"type",params:{type: "string"},message:"must be string"});
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
request_GetArticle.errors = vErrors;
return errors === 0;
}

function request_UpdateArticle(data, {instancePath=""}={}){
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
if(data0.slug === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
if(data0.slug !== undefined){
if(typeof data0.slug !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path/slug",keyword:"type",params:{type: "string"},message:"must be string"});
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
request_UpdateArticle.errors = vErrors;
return errors === 0;
}

function request_UpdateArticle_application_json(data, {instancePath=""}={}){
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
if(data0.slug === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
if(data0.slug !== undefined){
if(typeof data0.slug !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path/slug",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.article === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "article"},message:"must have required property '"+"article"+"'"});
errors++;
}
if(data2.article !== undefined){
let data3 = data2.article;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.title !== undefined){
if(typeof data3.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data3.description !== undefined){
if(typeof data3.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data3.body !== undefined){
if(typeof data3.body !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/body",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data3.tagList !== undefined){
let data7 = data3.tagList;
if(Array.isArray(data7)){
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(typeof data7[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/article/tagList/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/article/tagList",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/article",keyword:"type",params:{type: "object"},message:"must be object"});
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
request_UpdateArticle_application_json.errors = vErrors;
return errors === 0;
}

function request_CreateArticleComment_application_json(data, {instancePath=""}={}){
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
if(data0.slug === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: "slug"},message:"must have required property '"+"slug"+"'"});
errors++;
}
if(data0.slug !== undefined){
if(typeof data0.slug !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path/slug",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
if(data.body !== undefined){
let data2 = data.body;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.comment === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data2.comment !== undefined){
let data3 = data2.comment;
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.body === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/body/comment",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data3.body !== undefined){
if(typeof data3.body !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body/comment/body",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/body/comment",keyword:"type",params:{type: "object"},message:"must be object"});
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
request_CreateArticleComment_application_json.errors = vErrors;
return errors === 0;
}

function request_DeleteArticleComment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.path !== undefined){
let data0 = data.path;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const prop0 of ["slug","id"]){
if(data0[prop0] === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/path",keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data0.slug !== undefined){
if(typeof data0.slug !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/path/slug",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data0.id !== undefined){
let data2 = data0.id;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
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
request_DeleteArticleComment.errors = vErrors;
return errors === 0;
}

function answer_User(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["username","email","token","bio","image"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.username !== undefined){
if(typeof data.username !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.email !== undefined){
if(typeof data.email !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/email",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.token !== undefined){
if(typeof data.token !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/token",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bio !== undefined){
let data3 = data.bio;
if((typeof data3 !== "string") && (data3 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bio",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.image !== undefined){
let data4 = data.image;
if((typeof data4 !== "string") && (data4 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
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

function answer_CreateUser_201(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.user === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "user"},message:"must have required property '"+"user"+"'"});
errors++;
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
answer_CreateUser_201.errors = vErrors;
return errors === 0;
}

function answer_CreateUser_409(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.errors === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "errors"},message:"must have required property '"+"errors"+"'"});
errors++;
}
if(data.errors !== undefined){
let data0 = data.errors;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key0 in data0){
let data1 = data0[key0];
if(Array.isArray(data1)){
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
if(typeof data1[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/errors/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),keyword:"type",params:{type: "array"},message:"must be array"});
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
answer_CreateUser_409.errors = vErrors;
return errors === 0;
}

function answer_Profile(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["username","bio","image","following"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.username !== undefined){
if(typeof data.username !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/username",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.bio !== undefined){
let data1 = data.bio;
if((typeof data1 !== "string") && (data1 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/bio",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.image !== undefined){
let data2 = data.image;
if((typeof data2 !== "string") && (data2 !== null)){
(vErrors ??= []).push({instancePath:instancePath+"/image",keyword:"type",params:{type: ["string","null"]},message:"must be string,null"});
errors++;
}
}
if(data.following !== undefined){
if(typeof data.following !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/following",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Profile.errors = vErrors;
return errors === 0;
}

function answer_GetProfileByUsername_200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.profile === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "profile"},message:"must have required property '"+"profile"+"'"});
errors++;
}
if(data.profile !== undefined){
if(!(answer_Profile(data.profile, {instancePath:instancePath+"/profile"}))){
for (const error of answer_Profile.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_GetProfileByUsername_200.errors = vErrors;
return errors === 0;
}

const formats0 = formats["date-time"];

function answer_Teaser(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["slug","title","description","tagList","createdAt","updatedAt","favorited","favoritesCount","author"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.slug !== undefined){
if(typeof data.slug !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/slug",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/title",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.description !== undefined){
if(typeof data.description !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/description",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.tagList !== undefined){
let data3 = data.tagList;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
if(typeof data3[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tagList/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tagList",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.createdAt !== undefined){
let data5 = data.createdAt;
if(typeof data5 === "string"){
if(!(formats0.validate(data5))){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.updatedAt !== undefined){
let data6 = data.updatedAt;
if(typeof data6 === "string"){
if(!(formats0.validate(data6))){
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.favorited !== undefined){
if(typeof data.favorited !== "boolean"){
(vErrors ??= []).push({instancePath:instancePath+"/favorited",keyword:"type",params:{type: "boolean"},message:"must be boolean"});
errors++;
}
}
if(data.favoritesCount !== undefined){
let data8 = data.favoritesCount;
if(!(((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8))) && (isFinite(data8)))){
(vErrors ??= []).push({instancePath:instancePath+"/favoritesCount",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
if(data.author !== undefined){
if(!(answer_Profile(data.author, {instancePath:instancePath+"/author"}))){
for (const error of answer_Profile.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Teaser.errors = vErrors;
return errors === 0;
}

function answer_GetArticles_200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["articles","articlesCount"]){
if(data[prop0] === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: prop0},message:"must have required property '"+prop0+"'"});
errors++;
}
}
if(data.articles !== undefined){
let data0 = data.articles;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Teaser(data0[i0], {instancePath:instancePath+"/articles/" + i0}))){
for (const error of answer_Teaser.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/articles",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
if(data.articlesCount !== undefined){
let data2 = data.articlesCount;
if(!(((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2))) && (isFinite(data2)))){
(vErrors ??= []).push({instancePath:instancePath+"/articlesCount",keyword:"type",params:{type: "integer"},message:"must be integer"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_GetArticles_200.errors = vErrors;
return errors === 0;
}

function answer_CreateArticle_201(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.article === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "article"},message:"must have required property '"+"article"+"'"});
errors++;
}
if(data.article !== undefined){
let data0 = data.article;
if(!(answer_Teaser(data0, {instancePath:instancePath+"/article"}))){
for (const error of answer_Teaser.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(data0.body === undefined){
(vErrors ??= []).push({instancePath:instancePath+"/article",keyword:"required",params:{missingProperty: "body"},message:"must have required property '"+"body"+"'"});
errors++;
}
if(data0.body !== undefined){
if(typeof data0.body !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/article/body",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/article",keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_CreateArticle_201.errors = vErrors;
return errors === 0;
}

function answer_Comment(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const prop0 of ["id","body","createdAt","updatedAt","author"]){
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
if(data.body !== undefined){
if(typeof data.body !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/body",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.createdAt !== undefined){
let data2 = data.createdAt;
if(typeof data2 === "string"){
if(!(formats0.validate(data2))){
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/createdAt",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.updatedAt !== undefined){
let data3 = data.updatedAt;
if(typeof data3 === "string"){
if(!(formats0.validate(data3))){
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""});
errors++;
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/updatedAt",keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
if(data.author !== undefined){
if(!(answer_Profile(data.author, {instancePath:instancePath+"/author"}))){
for (const error of answer_Profile.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_Comment.errors = vErrors;
return errors === 0;
}

function answer_GetArticleComments_200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.comments === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comments"},message:"must have required property '"+"comments"+"'"});
errors++;
}
if(data.comments !== undefined){
let data0 = data.comments;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(!(answer_Comment(data0[i0], {instancePath:instancePath+"/comments/" + i0}))){
for (const error of answer_Comment.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/comments",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_GetArticleComments_200.errors = vErrors;
return errors === 0;
}

function answer_CreateArticleComment_201(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.comment === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"});
errors++;
}
if(data.comment !== undefined){
if(!(answer_Comment(data.comment, {instancePath:instancePath+"/comment"}))){
for (const error of answer_Comment.errors) (vErrors ??= []).push(error);
errors = vErrors.length;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_CreateArticleComment_201.errors = vErrors;
return errors === 0;
}

function answer_GetTags_200(data, {instancePath=""}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.tags === undefined){
(vErrors ??= []).push({instancePath,keyword:"required",params:{missingProperty: "tags"},message:"must have required property '"+"tags"+"'"});
errors++;
}
if(data.tags !== undefined){
let data0 = data.tags;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
if(typeof data0[i0] !== "string"){
(vErrors ??= []).push({instancePath:instancePath+"/tags/" + i0,keyword:"type",params:{type: "string"},message:"must be string"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath:instancePath+"/tags",keyword:"type",params:{type: "array"},message:"must be array"});
errors++;
}
}
}
else {
(vErrors ??= []).push({instancePath,keyword:"type",params:{type: "object"},message:"must be object"});
errors++;
}
answer_GetTags_200.errors = vErrors;
return errors === 0;
}

export const requestValidators = {
  "CreateUser": { "": request_CreateUser, "application/json": request_CreateUser_application_json },
  "Login": { "": request_CreateUser, "application/json": request_Login_application_json },
  "GetCurrentUser": { "": anything },
  "UpdateCurrentUser": { "": request_CreateUser, "application/json": request_UpdateCurrentUser_application_json },
  "GetProfileByUsername": { "": request_GetProfileByUsername },
  "FollowUserByUsername": { "": request_GetProfileByUsername },
  "UnfollowUserByUsername": { "": request_GetProfileByUsername },
  "GetArticles": { "": request_GetArticles },
  "CreateArticle": { "": request_CreateUser, "application/json": request_CreateArticle_application_json },
  "GetArticlesFeed": { "": request_GetArticlesFeed },
  "GetArticle": { "": request_GetArticle },
  "UpdateArticle": { "": request_UpdateArticle, "application/json": request_UpdateArticle_application_json },
  "DeleteArticle": { "": request_GetArticle },
  "GetArticleComments": { "": request_GetArticle },
  "CreateArticleComment": { "": request_UpdateArticle, "application/json": request_CreateArticleComment_application_json },
  "DeleteArticleComment": { "": request_DeleteArticleComment },
  "CreateArticleFavorite": { "": request_GetArticle },
  "DeleteArticleFavorite": { "": request_GetArticle },
  "GetTags": { "": anything },
}

export const answerValidators = {
  "CreateUser": { "201": answer_CreateUser_201, "409": answer_CreateUser_409, "422": answer_CreateUser_409 },
  "Login": { "200": answer_CreateUser_201, "401": answer_CreateUser_409, "422": answer_CreateUser_409 },
  "GetCurrentUser": { "200": answer_CreateUser_201, "401": answer_CreateUser_409 },
  "UpdateCurrentUser": { "200": answer_CreateUser_201, "401": answer_CreateUser_409, "409": answer_CreateUser_409, "422": answer_CreateUser_409 },
  "GetProfileByUsername": { "200": answer_GetProfileByUsername_200, "404": answer_CreateUser_409 },
  "FollowUserByUsername": { "200": answer_GetProfileByUsername_200, "401": answer_CreateUser_409, "404": answer_CreateUser_409 },
  "UnfollowUserByUsername": { "200": answer_GetProfileByUsername_200, "401": answer_CreateUser_409, "404": answer_CreateUser_409 },
  "GetArticles": { "200": answer_GetArticles_200, "422": answer_CreateUser_409 },
  "CreateArticle": { "201": answer_CreateArticle_201, "401": answer_CreateUser_409, "422": answer_CreateUser_409 },
  "GetArticlesFeed": { "200": answer_GetArticles_200, "401": answer_CreateUser_409, "422": answer_CreateUser_409 },
  "GetArticle": { "200": answer_CreateArticle_201, "404": answer_CreateUser_409 },
  "UpdateArticle": { "200": answer_CreateArticle_201, "401": answer_CreateUser_409, "403": answer_CreateUser_409, "404": answer_CreateUser_409, "422": answer_CreateUser_409 },
  "DeleteArticle": { "401": answer_CreateUser_409, "403": answer_CreateUser_409, "404": answer_CreateUser_409 },
  "GetArticleComments": { "200": answer_GetArticleComments_200, "404": answer_CreateUser_409 },
  "CreateArticleComment": { "201": answer_CreateArticleComment_201, "401": answer_CreateUser_409, "404": answer_CreateUser_409, "422": answer_CreateUser_409 },
  "DeleteArticleComment": { "401": answer_CreateUser_409, "403": answer_CreateUser_409, "404": answer_CreateUser_409 },
  "CreateArticleFavorite": { "200": answer_CreateArticle_201, "401": answer_CreateUser_409, "404": answer_CreateUser_409 },
  "DeleteArticleFavorite": { "200": answer_CreateArticle_201, "401": answer_CreateUser_409, "404": answer_CreateUser_409 },
  "GetTags": { "200": answer_GetTags_200 },
}
