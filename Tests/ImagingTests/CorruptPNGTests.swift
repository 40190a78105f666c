import Bitmap
import Imaging
import Testing

@Suite struct CorruptPNGTests {
  /// Either a picture or a fault, never a crash; the seeds are fixed.
  @Test(arguments: SamplePNG.everyKind)
  func mutatedFilesNeverCrashTheReader(sample: SamplePNG) {
    let seed = sample.colourType * 100 + sample.depth * 2 + (sample.interlaced ? 1 : 0)
    var random = FixedRandom(seed: UInt64(seed))
    let file = sample.bytes
    for _ in 0..<200 {
      let mutated = random.mutate(file, keeping: 8)
      guard let picture = try? PNG.decode(mutated) else { continue }
      #expect(picture.width > 0)
    }
  }

  @Test func everyChangedByteOfThePixelsIsNoticed() {
    let file = SamplePNG(colourType: 2, depth: 8, interlaced: false).bytes
    for position in stride(from: 41, to: file.count - 16, by: 131) {
      var changed = file
      changed[position] ^= 0x10
      #expect(throws: PNG.Fault.self) { try PNG.decode(changed) }
    }
  }
}
