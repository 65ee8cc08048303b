import sample from './signa-sample.json' with { type: 'json' };

export const sampleKnowledge = sample;
