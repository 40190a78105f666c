import Bitmap
import CZlib
import Imaging
import TestSupport
import Testing

@Suite struct CorruptPNGTests {
  /// Either a picture or a fault, never a crash; the seeds are fixed.
  @Test(arguments: SamplePNG.everyKind)
  func mutatedFilesNeverCrashTheReader(sample: SamplePNG) throws {
    let seed = sample.colorType * 100 + sample.depth * 2 + (sample.interlaced ? 1 : 0)
    var random = SeededGenerator(seed: UInt64(seed))
    let file = sample.bytes
    for _ in 0..<200 {
      try Self.expectPictureOrFault(random.mutate(file, keeping: 8))
    }
  }

  /// The decoder itself, behind the checksums.
  @Test(arguments: SamplePNG.everyKind)
  func mutatedChunksWithRightChecksumsNeverCrashTheReader(sample: SamplePNG) throws {
    var random = SeededGenerator(seed: UInt64(sample.colorType * 100 + sample.depth))
    for _ in 0..<200 {
      let mutated = random.mutate(sample.bytes, keeping: 33)
      try Self.expectPictureOrFault(Self.withRightChecksums(mutated))
    }
  }

  @Test func everyChangedByteIsNoticed() {
    let file = SamplePNG(colorType: 2, depth: 8, interlaced: false, width: 5, height: 4).bytes
    for position in file.indices {
      var changed = file
      changed[position] ^= 0x10
      #expect(throws: PNG.Fault.self, "byte \(position)") { try PNG.decode(changed) }
    }
  }

  @Test func everyMissingEndIsNoticed() {
    let file = SamplePNG(colorType: 6, depth: 8, interlaced: true, width: 5, height: 4).bytes
    for count in file.indices {
      #expect(throws: PNG.Fault.self, "\(count) bytes") { try PNG.decode(Array(file[..<count])) }
    }
  }

  @Test func sidesThatNoSurfaceHasAreRefused() {
    let file = SamplePNG(colorType: 0, depth: 1, interlaced: false, width: 32_768, height: 1).bytes
    #expect(throws: PNG.Fault.tooLarge(width: 32_768, height: 1, limits: .standard)) {
      try PNG.decode(file)
    }
  }

  /// A picture has the size that the header says, whatever follows it.
  static func expectPictureOrFault(_ file: [UInt8]) throws {
    guard let picture = try? PNG.decode(file) else { return }
    #expect(try PNG.size(of: file) == PNG.Size(width: picture.width, height: picture.height))
  }

  /// The file with the checksum of each chunk made anew.
  static func withRightChecksums(_ file: [UInt8]) -> [UInt8] {
    var (file, place) = (file, 8)
    while place + 12 <= file.count {
      let length = file[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
      guard length <= file.count - place - 12 else { return file }
      let sum = file[(place + 4)..<(place + 8 + length)].withUnsafeBufferPointer {
        crc32(0, $0.baseAddress, UInt32($0.count))
      }
      for index in 0..<4 {
        file[place + 8 + length + index] = UInt8(truncatingIfNeeded: sum >> (24 - 8 * index))
      }
      place += 12 + length
    }
    return file
  }
}
