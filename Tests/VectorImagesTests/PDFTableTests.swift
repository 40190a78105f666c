import Foundation
import Testing

@testable import VectorImages

/// The sampled functions of a PDF (ISO 32000-1, 7.10.2).
@Suite struct PDFTableTests {
  private func table(_ entries: String, _ bytes: [UInt8]) throws -> PDFFunction? {
    let texts = ["<</Type/Catalog/Pages 2 0 R/F 3 0 R>>", "<</Type/Pages/Kids[]/Count 0>>"]
    let stream = Documents.stream("/FunctionType 0 \(entries)", bytes)
    let file = try PDFFile(Documents.file(texts.map { Array($0.utf8) } + [stream]))
    return PDFFunction(file.resolve(.reference(1)).dictionary?["F"], in: file)
  }

  /// Two samples of a byte each need two bytes; what follows them is not read.
  @Test(arguments: [(1, false), (2, true), (3, true), (9, true)])
  func aTableNeedsAllOfItsSamples(count: Int, isRead: Bool) throws {
    let bytes: [UInt8] = [0, 255, 77, 77, 77, 77, 77, 77, 77]
    let found = try table(Sample.pair, Array(bytes.prefix(count)))
    #expect(found?([0.25]) == (isRead ? [0.25] : nil))
  }

  struct Sample: Sendable, CustomStringConvertible {
    static let pair = "/Domain[0 1]/Range[0 1]/Size[2]/BitsPerSample 8"
    static let three = "/Domain[2 4]/Range[0 1]/Size[3]/BitsPerSample 8"

    let entries: String
    let bytes: [UInt8]
    let input: Double
    let output: Double

    init(_ entries: String, _ bytes: [UInt8], _ input: Double, _ output: Double) {
      (self.entries, self.bytes, self.input, self.output) = (entries, bytes, input, output)
    }

    var description: String { "\(input) in \(entries)" }

    static let all = [
      // A place outside of the domain is that of its nearest end.
      Sample(pair, [0, 255], -3, 0), Sample(pair, [0, 255], 5, 1),
      Sample(pair, [51, 255], 0.5, 0.6),
      // Bits are read from the highest.
      Sample("/Domain[0 1]/Range[0 1]/Size[2]/BitsPerSample 4", [0x3F], 0, 0.2),
      Sample("/Domain[0 1]/Range[0 1]/Size[2]/BitsPerSample 4", [0x3F], 1, 1),
      Sample("/Domain[0 1]/Range[0 1]/Size[2]/BitsPerSample 16", [0, 0, 255, 255], 0.75, 0.75),
      Sample("/Domain[0 7]/Range[0 1]/Size[8]/BitsPerSample 1", [0x20], 2, 1),
      Sample(three, [0, 255, 51], 3, 1), Sample(three, [0, 255, 51], 3.5, 0.6),
      // A table may be read backwards, and its samples may stand for other numbers.
      Sample(pair + "/Encode[1 0]", [0, 255], 0.25, 0.75),
      Sample(pair + "/Decode[1 0]", [0, 255], 0.25, 0.75),
      Sample(pair + "/Decode[0 4]", [0, 255], 0.125, 0.5),
      Sample(pair + "/Decode[0 4]", [0, 255], 1, 1),
      // What does not fit the inputs and outputs is left out.
      Sample(pair + "/Encode[1]/Decode[1]", [0, 255], 0.25, 0.25),
      Sample("/Domain[3 3]/Range[0 1]/Size[2]/BitsPerSample 8", [51, 255], 3, 0.2),
    ]
  }

  @Test(arguments: Sample.all)
  func valuesAreBetweenTheSamples(sample: Sample) throws {
    let function = try #require(try table(sample.entries, sample.bytes))
    let found = function([sample.input])
    #expect(found.count == 1 && abs(found[0] - sample.output) < 1e-9, "\(found)")
  }

  /// The first input changes first.
  @Test func aTableOfTwoInputsIsMixedInBoth() throws {
    let entries = "/Domain[0 1 0 1]/Range[0 1 0 1]/Size[2 2]/BitsPerSample 8"
    let found = try #require(try table(entries, [0, 255, 255, 255, 0, 0, 255, 0]))
    #expect(found([0, 0]) == [0, 1] && found([1, 0]) == [1, 1])
    #expect(found([0, 1]) == [0, 0] && found([1, 1]) == [1, 0])
    #expect(found([0.25, 0.75]) == [0.25, 0.25])
    // An input that is missing is 0.
    #expect(found([1]) == [1, 1])
  }

  @Test(arguments: [
    "/Range[0 1]/Size[2]/BitsPerSample 8", "/Domain[0 1]/Size[2]/BitsPerSample 8",
    "/Domain[0 1]/Range[0]/Size[2]/BitsPerSample 8", "/Domain[0 1]/Range[0 1]/BitsPerSample 8",
    "/Domain[0 1]/Range[0 1]/Size[]/BitsPerSample 8",
    "/Domain[0 1]/Range[0 1]/Size[0]/BitsPerSample 8",
    "/Domain[0 1]/Range[0 1]/Size[2 1]/BitsPerSample 8",
    "/Domain[0 1]/Range[0 1]/Size[4097]/BitsPerSample 1",
    "/Domain[0 1]/Range[0 1]/Size[2]", "/Domain[0 1]/Range[0 1]/Size[2]/BitsPerSample 3",
    "/Domain[0 1 0 1 0 1 0 1 0 1]/Range[0 1]/Size[1 1 1 1 1]/BitsPerSample 8",
  ])
  func aTableThatLacksSomethingIsNone(entries: String) throws {
    #expect(try table(entries, Array(repeating: 0, count: 600)) == nil)
  }
}
