export { ComplaintForm as default } from '@raang/forms';
