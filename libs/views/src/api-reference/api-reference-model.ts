/** The reference of the product API, made from its OpenAPI document. */
export interface ApiReferenceModel {
  title: string;
  version: string;
  description: string;
  /** The URL that every path is appended to. */
  serverUrl: string;
  /** URL of the OpenAPI document. */
  documentHref: string;
  groups: ApiGroupModel[];
}

export interface ApiGroupModel {
  id: string;
  name: string;
  description: string;
  operations: ApiOperationModel[];
}

export interface ApiOperationModel {
  id: string;
  method: string;
  /** With parameter names in braces. */
  path: string;
  summary: string;
  description?: string | undefined;
  parameters: ApiParameterModel[];
  /** A command to paste into a terminal. */
  request: string;
  /** An example response, as JSON. */
  answer: string;
  errors: { status: string; text: string }[];
}

export interface ApiParameterModel {
  name: string;
  /** `path`, `query` or `body`. */
  place: string;
  isRequired: boolean;
  /** Accepted values, such as `th or en` or `string`. */
  takes: string;
  description?: string | undefined;
}
