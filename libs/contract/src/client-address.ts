/** Header with the client's address, which a server sets in place of what the client sent under this name. */
export const clientAddressHeader = 'x-client-address';
