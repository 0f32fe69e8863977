/**
 * @typedef {object} FieldKind
 * @property {string} schema
 * @property {'domain' | 'case-fields'} [from] where a name of the schema comes from
 * @property {string} [imports] that name
 * @property {'TextInput' | 'TextAreaInput'} component
 * @property {string} attributes besides name and label
 * @property {string} example a valid value, as a constant of form-examples.tsx
 * @property {string} typed another one, as text
 */

/** @type {Record<string, FieldKind>} */
export const fieldKinds = {
  name: {
    schema: 'personName',
    from: 'domain',
    imports: 'personName',
    component: 'TextInput',
    attributes: 'autoComplete="name" width="md"',
    example: 'sender.name',
    typed: 'สมชาย ใจดี',
  },
  email: {
    schema: 'emailAddress',
    from: 'domain',
    imports: 'emailAddress',
    component: 'TextInput',
    attributes: 'autoComplete="email" width="md"',
    example: 'email',
    typed: 'somchai@example.com',
  },
  telephone: {
    schema: 'telephone',
    from: 'domain',
    imports: 'telephone',
    component: 'TextInput',
    attributes: 'autoComplete="tel" width="sm"',
    example: 'sender.telephone',
    typed: '081 234 5678',
  },
  text: {
    schema: 'z.string().trim().min(1).max(120)',
    component: 'TextInput',
    attributes: 'width="md"',
    example: 'message',
    typed: 'ลิฟต์ที่ทางออก 2',
  },
  'long-text': {
    schema: 'z.string().trim().min(1).max(longestMessage)',
    from: 'case-fields',
    imports: 'longestMessage',
    component: 'TextAreaInput',
    attributes: '',
    example: 'message',
    typed: 'ประตูลิฟต์ที่ทางออก 2 ปิดเร็วมาก',
  },
};
