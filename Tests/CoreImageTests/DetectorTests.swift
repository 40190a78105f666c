import CoreImage
import HeadlessUIKit
import Scene
import Testing

/// A detector finds nothing and says so.
@MainActor
@Suite struct DetectorTests {
  @Test func nothingIsFoundWhichIsReportedOnce() throws {
    let stage = Stage()
    for type in [CIDetectorTypeFace, CIDetectorTypeRectangle, CIDetectorTypeText] {
      let options = [CIDetectorAccuracy: CIDetectorAccuracyHigh]
      let detector = try #require(CIDetector(ofType: type, context: nil, options: options))
      #expect(detector.features(in: CIImage.red).isEmpty)
    }
    let codes = try #require(CIDetector(ofType: CIDetectorTypeQRCode, context: CIContext()))
    let found = codes.features(in: CIImage.red, options: [CIDetectorImageOrientation: 1])
    let messages = found.compactMap { ($0 as? CIQRCodeFeature)?.messageString }
    #expect(found.isEmpty && messages.isEmpty)
    #expect(stage.faults.map(\.subject) == ["CIDetector"])
  }

  @Test func anUnknownTypeHasNoDetector() {
    #expect(CIDetector(ofType: "CIDetectorTypeCat", context: nil, options: nil) == nil)
  }
}
