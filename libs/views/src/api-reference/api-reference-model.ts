/** What the reference of the product API shows; made from its OpenAPI document. */
export interface ApiReferenceModel {
  title: string;
  version: string;
  description: string;
  /** What every path is put behind. */
  serverUrl: string;
  /** Address of the document itself. */
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
  /** With the names of its parameters in braces. */
  path: string;
  summary: string;
  description?: string | undefined;
  parameters: ApiParameterModel[];
  /** A command that may be pasted into a terminal. */
  request: string;
  /** JSON. */
  answer: string;
  errors: { status: string; text: string }[];
}

export interface ApiParameterModel {
  name: string;
  /** path, query or body */
  place: string;
  isRequired: boolean;
  /** What it takes, such as `th or en` or `string`. */
  takes: string;
  description?: string | undefined;
}
