/** A small contract that follows the generators' conventions, for their tests. */
export const sampleContract = `
openapi: 3.1.1
info: { title: Sample, version: 1.0.0 }
x-roles: [job_seeker, recruiter]
paths:
  /api/jobs/search:
    post:
      operationId: jobsSearch
      tags: [jobs]
      summary: Search jobs
      x-access: public
      security: [{}, { bearer: [] }]
      requestBody:
        content:
          multipart/form-data:
            schema:
              type: object
              properties:
                page: { $ref: '#/components/schemas/Page' }
                time_zone: { type: string }
                salary_from: { type: number, minimum: 0 }
                status: { $ref: '#/components/schemas/JobStatus', default: active }
                fetch_company: { type: integer, enum: [0, 1], x-form: bit }
                natures: { type: array, maxItems: 3, items: { $ref: '#/components/schemas/JobStatus' } }
            encoding:
              natures: { contentType: application/json }
      responses:
        '200':
          content:
            application/json:
              schema: { oneOf: [{ $ref: '#/components/schemas/JobsSearchAnswer' }, { $ref: '#/components/schemas/Refusal' }] }
  /api/cvs/upload:
    post:
      operationId: cvsUpload
      tags: [cvs]
      summary: Keep a CV.
      x-access: job_seeker
      security: [{ bearer: [] }]
      requestBody:
        required: true
        content:
          multipart/form-data:
            schema:
              type: object
              required: [file, caption]
              properties:
                file: { type: string, format: binary, title: The CV, x-max-bytes: { application/pdf: 100 } }
                caption: { type: string, minLength: 1, maxLength: 3 }
                password: { type: string, format: password }
                education: { type: array, items: { $ref: '#/components/schemas/Education' } }
                'files[]':
                  type: array
                  maxItems: 2
                  items: { type: string, format: binary, x-max-bytes: { image/*: 200 } }
            encoding:
              file: { contentType: application/pdf }
              education: { contentType: application/json }
              'files[]': { contentType: 'image/png, image/jpeg' }
      responses:
        '200':
          content:
            application/json:
              schema: { oneOf: [{ $ref: '#/components/schemas/CvsUploadAnswer' }, { $ref: '#/components/schemas/Refusal' }] }
  /api/jobs/download-cvs:
    post:
      operationId: jobsDownloadCvs
      tags: [jobs]
      summary: Fetch CVs
      x-access: owner
      security: [{ bearer: [] }]
      responses:
        '200':
          content:
            application/zip: { schema: { type: string, format: binary } }
            application/json: { schema: { $ref: '#/components/schemas/Refusal' } }
  /storage/{name}:
    get: { operationId: storage, tags: [files], responses: { '200': { description: The file. } } }
components:
  schemas:
    Page: { type: integer, default: 1, x-lenient: 1 }
    JobStatus: { type: string, enum: [active, in_active] }
    Education:
      type: object
      required: [degree]
      properties: { degree: { type: string } }
    Person:
      type: object
      required: [id, email, image]
      properties:
        id: { type: integer, minimum: 1 }
        email: { type: string, format: email }
        image: { type: [string, 'null'], format: uri-reference }
        education: { type: array, items: { $ref: '#/components/schemas/Education' } }
    Job:
      type: object
      required: [id, user, status, created_at]
      properties:
        id: { type: integer, minimum: 1 }
        user: { oneOf: [{ $ref: '#/components/schemas/Person' }, { type: 'null' }] }
        status: { $ref: '#/components/schemas/JobStatus' }
        created_at: { type: string, format: date-time }
        seen_at: { type: string, format: date-time }
    JobsSearchAnswer:
      type: object
      required: [status, message, jobs]
      properties:
        status: { type: string, enum: [success] }
        message: { type: string }
        jobs: { type: array, items: { $ref: '#/components/schemas/Job' } }
        vacancies: { type: object, additionalProperties: { type: integer } }
    CvsUploadAnswer:
      type: object
      required: [status, message]
      properties:
        status: { type: string, enum: [success] }
        message: { type: string }
    Refusal:
      type: object
      required: [status, message]
      properties:
        status: { type: string, enum: [error] }
        message: { type: string }
        errors: { type: object, additionalProperties: { type: array, items: { type: string } } }
`
