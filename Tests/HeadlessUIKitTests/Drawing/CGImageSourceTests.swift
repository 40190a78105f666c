import CoreGraphics
import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite struct CGImageSourceTests {
  /// One pixel.
  private static let png =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5Erk"
    + "Jggg=="

  /// Every part that had arrived was decoded, and reported as damaged.
  @Test func aFileThatArrivesInPartsIsReadWhenItIsWhole() throws {
    let stage = Stage()
    stage.core.becomeAmbient()
    let file = try #require(Data(base64Encoded: Self.png))
    let source = CGImageSourceCreateIncremental(nil)
    for count in stride(from: 8, to: file.count, by: 8) {
      CGImageSourceUpdateData(source, NSData(data: file.prefix(count)), false)
      #expect(CGImageSourceGetCount(source) == 0)
    }
    CGImageSourceUpdateData(source, NSData(data: file), false)
    #expect(CGImageSourceGetCount(source) == 1 && stage.faults.isEmpty)
    CGImageSourceUpdateData(source, NSData(data: file.prefix(20)), true)
    #expect(!stage.faults.isEmpty)
  }
}
