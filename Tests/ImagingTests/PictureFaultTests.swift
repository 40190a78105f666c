import Imaging
import Testing

@Suite struct PictureFaultTests {
  static let faults: [any PictureFault] = [
    PNG.Fault.empty, PNG.Fault.pointer, PNG.Fault.foreign(looksLike: "GIF"),
    PNG.Fault.foreign(looksLike: nil), PNG.Fault.truncated, PNG.Fault.damaged("a"),
    PNG.Fault.tooLarge(width: 1, height: 2, limits: .standard),
    PNG.Fault.tooManyFrames(3, most: 2), PNG.Fault.tooMuchMetadata, PNG.Fault.notAnimated,
    PNG.Fault.animation("a"), PNG.Fault.transparent,
    PNG.Fault.size(width: 1, height: 2, expected: PNG.Size(width: 3, height: 4)),
    PNG.Fault.text("a"), GIFFault.truncated, GIFFault.damaged("a"),
    GIFFault.tooLarge(width: 1, height: 2, limits: .standard), JPEG.Fault.damaged("a"),
    JPEG.Fault.tooLarge(width: 1, height: 2, limits: .standard),
    JPEG.Fault.unwritable(width: 1, height: 2),
  ]

  /// A sentence that others may enclose: what is wrong, and one thing to do.
  @Test func everySentenceIsAReasonAndARemedy() {
    for fault in Self.faults {
      #expect(fault.description == "\(fault.reason); \(fault.remedy)")
      #expect(!fault.reason.isEmpty && !fault.remedy.isEmpty)
      #expect(!fault.reason.contains(";"), "\(fault.reason)")
      // Limits are no flags of the command.
      #expect(!fault.remedy.contains("limit"), "\(fault.remedy)")
    }
  }
}
