// For `import CoreImage.CIFilterBuiltins`: what it adds is in CoreImage itself.
