export const productName = 'Fieldwork'
