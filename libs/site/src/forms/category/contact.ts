export { ContactForm as default } from '@raang/forms';
