import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@Suite struct DocumentTests {
  private typealias DocumentType = NSAttributedString.DocumentType

  private static let samples = [
    "<p>a <b>b</b> <i>c</i></p>",
    "<p style='text-align:center; margin-bottom: 3px'>a<br>b  &amp; &lt;c&gt; \"d\"</p><p><br></p>",
    "<h1>a</h1><p style='color:#123456; font-family: Helvetica'>é 😀 <u>b</u><s>c</s></p>",
    "<ul><li>a<li>b<ol><li>c</ol></ul>",
    "<p><a href='https://a.b/?c=1&amp;d=2'>a</a> <mark>b</mark><sub>c</sub><code>d  e</code></p>",
    "<blockquote style='line-height: 20px; text-indent: 7px'>a</blockquote><pre>b\n  c\n</pre>",
    "<table><tr><td>a<td><p>b</p></table><p dir=rtl>c</p>",
  ]

  @Test(arguments: samples)
  func htmlThatIsWrittenReadsTheSame(html: String) throws {
    let text = try read(html: html)
    let data = try text.data(
      from: text.whole,
      documentAttributes: [.documentType: DocumentType.html]
    )
    let back = try NSAttributedString(data: data, documentAttributes: nil)
    #expect(back.details == text.details)
  }

  @Test(arguments: samples)
  func rtfThatIsWrittenReadsTheSame(html: String) throws {
    func again(_ text: NSAttributedString) throws -> NSAttributedString {
      let data = try text.data(
        from: text.whole,
        documentAttributes: [.documentType: DocumentType.rtf]
      )
      return try NSAttributedString(data: data, documentAttributes: nil)
    }
    let text = try read(html: html)
    let back = try again(text)
    #expect(back.string == text.string)
    // Sizes and spaces have been rounded to what RTF can say.
    #expect(try again(back).details == back.details)
  }

  @Test func plainTextIsBytes() throws {
    let text = NSAttributedString(string: "é\n€")
    #expect(try text.data(from: text.whole) == Data("é\n€".utf8))
    let part = try text.data(
      from: NSRange(location: 0, length: 1),
      documentAttributes: [.characterEncoding: String.Encoding.isoLatin1.rawValue]
    )
    #expect(part == Data([0xE9]))
    let back = try NSAttributedString(
      data: Data("é\n€".utf8),
      options: [.defaultAttributes: [NSAttributedString.Key.kern: 2]],
      documentAttributes: nil
    )
    #expect(back.string == "é\n€")
    #expect(back.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
  }

  @Test func whatCannotBeWrittenSaysSo() {
    let text = NSAttributedString(string: "€")
    #expect(throws: DocumentError.unwritableType("NSRTFD")) {
      try text.data(from: text.whole, documentAttributes: [.documentType: DocumentType.rtfd])
    }
    #expect(throws: DocumentError.notEncodable(.isoLatin1)) {
      try text.data(
        from: text.whole,
        documentAttributes: [.characterEncoding: String.Encoding.isoLatin1]
      )
    }
    #expect(throws: DocumentError.unreadableType("NSRTFD")) {
      try NSAttributedString(
        data: Data(),
        options: [.documentType: DocumentType.rtfd],
        documentAttributes: nil
      )
    }
    #expect(throws: DocumentError.notAFile("https://a.b")) {
      let url = try #require(URL(string: "https://a.b"))
      _ = try NSAttributedString(url: url, documentAttributes: nil)
    }
  }

  @Test(arguments: [
    ([0x63, 0xC3, 0xA9], "cÃ©"),
    ([0xEF, 0xBB, 0xBF, 0xC3, 0xA9], "é"),
    ([0xFF, 0xFE, 0xE9, 0x00], "é"),
    (Array("<meta charset='utf-8'>é".utf8), "é"),
    (Array("<meta http-equiv=a content='text/html; charset=UTF-8'>é".utf8), "é"),
    ([0x80, 0x81], "€\u{81}"),
  ])
  func htmlSaysHowItIsEncoded(bytes: [UInt8], text: String) throws {
    let read = try NSAttributedString(
      data: Data(bytes),
      options: [.documentType: DocumentType.html],
      documentAttributes: nil
    )
    #expect(read.string == text)
  }

  @Test(arguments: [
    ("<!DOCTYPE html>a", "NSHTML"), (" <html>a", "NSHTML"), ("{\\rtf1 a}", "NSRTF"),
    ("a", "NSPlainText"), ("<p>a", "NSPlainText"),
  ])
  func typesAreToldFromTheBeginning(text: String, type: String) throws {
    var attributes: NSDictionary?
    _ = try NSAttributedString(data: Data(text.utf8), documentAttributes: &attributes)
    #expect(attributes?["DocumentType"] as? String == type)
  }

  /// Text that was read is edited as any other.
  @Test func mutableTextCanBeMadeAndChanged() throws {
    let data = Data("<p>a <b>b</b> <i>c</i> <a href='https://a.b'>d</a></p>".utf8)
    let text = try NSMutableAttributedString(
      data: data,
      options: [.documentType: DocumentType.html],
      documentAttributes: nil
    )
    text.enumerateAttributes(in: text.whole, options: []) { attributes, range, _ in
      guard let font = attributes[.font] as? UIFont else { return }
      text.addAttributes([.font: UIFont(font.value), .shadow: NSShadow()], range: range)
    }
    text.deleteCharacters(in: NSRange(location: 2, length: 1))
    text.append(NSAttributedString(string: "e", attributes: [.foregroundColor: UIColor.red]))
    text.addAttribute(.foregroundColor, value: UIColor.red, range: text.whole)
    #expect(text.string == "a  c d\ne")
    #expect(text.attributedSubstring(from: NSRange(location: 0, length: 4)).string == "a  c")
  }

  @Test func filesAreReadByTheirNames() throws {
    let folder = TemporaryFolder.ofProcess.appending(path: UUID().uuidString)
    let bundle = folder.appending(path: "c.rtfd")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (name, text) in [("a.html", "<p>x"), ("b.txt", "<p>x"), ("c.rtfd/TXT.rtf", "{\\rtf1 x}")] {
      try Data(text.utf8).write(to: folder.appending(path: name))
    }
    let texts = try ["a.html", "b.txt", "c.rtfd"].map {
      try NSAttributedString(url: folder.appending(path: $0), documentAttributes: nil).string
    }
    #expect(texts == ["x\n", "<p>x", "x"])
    let mutable = NSMutableAttributedString(string: "old")
    try mutable.read(from: folder.appending(path: "a.html"), documentAttributes: nil)
    #expect(mutable.string == "x\n")
  }
}
