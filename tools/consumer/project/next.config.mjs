// `tsc` has checked the types
export default { typescript: { ignoreBuildErrors: true } };
