import type { Conformance } from '../testing/conformance';
import { FileUpload } from './file-upload';

export default [
  {
    part: <FileUpload label="รูปถ่าย" name="files" maxBytes={1} accept={['image/png']} />,
    root: 'div',
    control: 'input',
  },
] satisfies Conformance[];
