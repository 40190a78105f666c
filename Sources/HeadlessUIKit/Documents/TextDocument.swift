import Foundation

/// A document that has been read: its text, and what is known of it.
struct TextDocument {
  let text: NSAttributedString
  let attributes: NSDictionary

  init(_ data: Data, options: DocumentOptions) throws {
    let type = options.type ?? Self.type(of: data)
    let encoding: String.Encoding?
    switch type {
    case .html:
      let (html, found) = DocumentDecoding.html(data, as: options.encoding)
      text = HTMLReader.read(html).attributedString(defaults: options.defaults)
      encoding = found
    case .rtf:
      text = try RTFReader.read([UInt8](data)).attributedString(defaults: options.defaults)
      encoding = nil
    case .plain:
      let (string, found) = DocumentDecoding.plain(data, as: options.encoding)
      text = NSAttributedString(string: string, attributes: options.defaults)
      encoding = found
    default: throw DocumentError.unreadableType(type.rawValue)
    }
    attributes = Self.attributes(type, encoding)
  }

  init(contentsOf url: URL, options: DocumentOptions) throws {
    guard url.isFileURL else { throw DocumentError.notAFile(url.absoluteString) }
    var options = options
    options.type = options.type ?? Self.types[url.pathExtension.lowercased()]
    // [D] A document with attachments is a folder, whose text is in this file.
    let isFolder = options.type == .rtfd
    if isFolder { options.type = .rtf }
    let file = isFolder ? url.appending(path: "TXT.rtf") : url
    try self.init(Data(contentsOf: file), options: options)
  }

  private static let types: [String: NSAttributedString.DocumentType] = [
    "html": .html, "htm": .html, "rtf": .rtf, "rtfd": .rtfd, "txt": .plain, "text": .plain,
  ]

  private static func attributes(
    _ type: NSAttributedString.DocumentType,
    _ encoding: String.Encoding?
  ) -> NSDictionary {
    typealias Key = NSAttributedString.DocumentAttributeKey
    var values: [String: Any] = [Key.documentType.rawValue: type.rawValue]
    if let encoding { values[Key.characterEncoding.rawValue] = encoding.rawValue }
    return NSDictionary(dictionary: values)
  }

  // [I] UIKit looks at the beginning too.
  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    let start = String(decoding: data.prefix(256), as: UTF8.self).trimmed.lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }
}
