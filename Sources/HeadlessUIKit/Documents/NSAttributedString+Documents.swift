public import Foundation

extension NSAttributedString {
  /// The text of a document in memory; without options its format is told from its first bytes.
  public convenience init(
    data: Data,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options: DocumentOptions(options))
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// The text of a file, whose format its name tells unless the options do.
  public convenience init(
    url: URL,
    options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(contentsOf: url, options: DocumentOptions(options))
    dict?.pointee = document.attributes
    self.init(attributedString: document.text)
  }

  /// The range as a document: plain text, HTML or RTF.
  public func data(
    from range: NSRange,
    documentAttributes dict: [DocumentAttributeKey: Any] = [:]
  ) throws -> Data {
    try DocumentWriter(attributedSubstring(from: range), attributes: dict).data()
  }
}

extension NSMutableAttributedString {
  /// Replaces the text by that of a document in memory.
  public func read(
    from data: Data,
    options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(data, options: DocumentOptions(opts))
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }

  /// Replaces the text by that of a file.
  public func read(
    from url: URL,
    options opts: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(contentsOf: url, options: DocumentOptions(opts))
    dict?.pointee = document.attributes
    setAttributedString(document.text)
  }
}
