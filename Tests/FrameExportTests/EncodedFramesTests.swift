import Bitmap
import Foundation
import Imaging
import Synchronization
import Testing

@testable import FrameExport

/// Which frames are encoded anew, and which are known.
@Suite struct EncodedFramesTests {
  private struct Torn: Error {}

  private let frames = EncodedFrames(limit: 3)

  private func digest(_ number: Int) -> Digest {
    var builder = DigestBuilder()
    builder.combine(number)
    return builder.finish()
  }

  private static func picture() throws -> EncodedPicture {
    try SequenceEncoder().encode(Bitmap(width: 1, height: 1, straightRGBA: [0, 0, 0, 255]))
  }

  /// Whether the frame had to be encoded.
  private func isNew(_ number: Int) throws -> Bool {
    var isNew = false
    _ = try frames.picture(of: digest(number)) {
      isNew = true
      return try Self.picture()
    }
    return isNew
  }

  @Test func theLastFramesAreKnownAndOlderOnesForgotten() throws {
    #expect(try [1, 2, 3].map(isNew) == [true, true, true])
    #expect(try [3, 1, 2].map(isNew) == [false, false, false])
    #expect(try isNew(4))
    #expect(try [2, 3, 4].map(isNew) == [false, false, false])
    #expect(try isNew(1), "it was the oldest")
    #expect(try [3, 4, 2].map(isNew) == [false, false, true])
  }

  @Test func aFrameThatCannotBeEncodedIsTriedAgain() throws {
    for _ in 0..<5 {
      #expect(throws: Torn.self) { try frames.picture(of: digest(1)) { throw Torn() } }
    }
    #expect(try isNew(1))
    #expect(try !isNew(1))
  }

  @Test func whoComesLaterWaitsForTheFirst() {
    let (frames, digest) = (frames, digest(7))
    let made = Mutex(0)
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      _ = try? frames.picture(of: digest) {
        made.withLock { $0 += 1 }
        return try Self.picture()
      }
    }
    #expect(made.withLock { $0 } == 1)
  }
}
