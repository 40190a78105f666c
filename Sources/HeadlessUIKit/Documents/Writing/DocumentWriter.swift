import Foundation

/// Writes an attributed string as a document.
struct DocumentWriter {
  private let text: NSAttributedString
  private let type: NSAttributedString.DocumentType
  private let encoding: String.Encoding

  // [W] Plain text is written unless a type is given.
  init(
    _ text: NSAttributedString,
    attributes: [NSAttributedString.DocumentAttributeKey: Any]
  ) {
    self.text = text
    type = .init(boxed: attributes[.documentType]) ?? .plain
    encoding = .init(boxed: attributes[.characterEncoding]) ?? .utf8
  }

  func data() throws -> Data {
    switch type {
    case .plain: return try encoded(text.string)
    case .html: return try encoded(HTMLWriter.html(text, encoding: encoding))
    case .rtf: return Data(RTFWriter.rtf(text).utf8)
    default: throw DocumentError.unwritableType(type.rawValue)
    }
  }

  private func encoded(_ string: String) throws -> Data {
    guard let data = string.data(using: encoding) else {
      throw DocumentError.notEncodable(encoding)
    }
    return data
  }
}
