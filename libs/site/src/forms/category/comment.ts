export { CommentForm as default } from '@raang/forms';
