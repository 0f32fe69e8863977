// The package has no types of its own.
declare module '@adobe/structured-data-validator' {
  interface Issue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    /** `schemaOrg` for a type or property that schema.org does not have; else a rule of search engines. */
    errorType?: string;
  }

  export default class Validator {
    constructor(schemaOrg: { '@graph': object[] });
    /** Takes things by their type. */
    validate(data: { jsonld: Record<string, object[]> }): Promise<Issue[]>;
  }
}
