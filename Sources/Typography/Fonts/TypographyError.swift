/// Why text cannot be set; each case prints as one sentence with a remedy.
package enum TypographyError: Error, Hashable, Sendable {
  case missingFont(file: String, folder: String, package: FontPackage?)
  case unexpectedFont(path: String, package: FontPackage)
  case unreadableFont(path: String)
}

extension TypographyError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missingFont(let file, let folder, let package?):
      "the font \(file) is not in \(folder); install the Debian package "
        + "\(package.rawValue) (\(package.version)), or set TRANSRENDER_FONTS to a folder with it"
    case .missingFont(let file, let folder, nil):
      "the font \(file) is not in \(folder), the folder TRANSRENDER_FONTS names; "
        + "copy it there, or unset TRANSRENDER_FONTS"
    case .unexpectedFont(let path, let package):
      "\(path) is not the file of \(package.rawValue) \(package.version); install that version, "
        + "or set TRANSRENDER_FONTS to a folder of fonts to be used as they are"
    case .unreadableFont(let path):
      "\(path) is not a readable OpenType font; reinstall the package it comes from"
    }
  }
}
