/** The folder of the pictures on this machine. */
export declare const imagesDir: string;
