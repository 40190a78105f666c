import Foundation

/// The options of reading a document.
struct DocumentOptions {
  var type: NSAttributedString.DocumentType?
  var encoding: String.Encoding?
  var defaults: [NSAttributedString.Key: Any] = [:]

  init(_ options: [NSAttributedString.DocumentReadingOptionKey: Any]) {
    type = NSAttributedString.DocumentType(boxed: options[.documentType])
    encoding = String.Encoding(boxed: options[.characterEncoding])
    defaults = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
  }
}

extension NSAttributedString.DocumentType {
  /// Of a type, or of its name.
  init?(boxed value: Any?) {
    if let type = value as? Self {
      self = type
    } else if let name = value as? String {
      self.init(rawValue: name)
    } else {
      return nil
    }
  }
}

extension String.Encoding {
  /// Of an encoding, or of its number of any type.
  init?(boxed value: Any?) {
    if let encoding = value as? String.Encoding {
      self = encoding
    } else if let number = Double(boxed: value), let raw = UInt(exactly: number) {
      self.init(rawValue: raw)
    } else {
      return nil
    }
  }
}
