import Bitmap
import Imaging
import TestSupport
import Testing

@Suite struct APNGTests {
  static let settings: [PNG.Setting] = [.fast, .small]

  @Test(arguments: settings)
  func everyFrameAndDelayIsReadBack(setting: PNG.Setting) throws {
    let frames = Self.moving.enumerated().map { index, bitmap in
      APNG.Frame(bitmap: bitmap, delay: APNG.Delay(numerator: UInt16(index), denominator: 60))
    }
    let animation = try APNG.decode(try encode(frames, setting: setting, plays: 3))
    #expect(animation.frames == frames)
    #expect(animation.plays == 3)
  }

  @Test func transparentFramesReplaceWhatStoodBefore() throws {
    let frames = [Pictures.noise(20, 20, opaque: false), Pictures.flat(20, 20, [9, 9, 9, 30])]
      .map { APNG.Frame(bitmap: $0, delay: APNG.Delay(numerator: 1, denominator: 10)) }
    #expect(try APNG.decode(try encode(frames, color: .rgba)).frames == frames)
  }

  @Test func onlyWhatChangesIsWritten() throws {
    let still = Self.frame(Pictures.noise(200, 200))
    let one = try encode([still]).count
    let ten = try encode(Array(repeating: still, count: 10)).count
    #expect(ten < one + 9 * 150)
  }

  @Test func theDefaultImageIsTheFirstFrame() throws {
    let file = try encode(Self.moving.map(Self.frame))
    #expect(PNG.isAnimated(file))
    #expect(try PNG.decode(file) == Self.moving[0])
  }

  @Test func framesOfAnotherSizeAreRefused() throws {
    var encoder = APNGEncoder()
    let delay = APNG.Delay(numerator: 1, denominator: 60)
    try encoder.add(Pictures.flat(4, 4, [0, 0, 0, 255]), delay: delay)
    #expect(throws: PNG.Fault.self) {
      try encoder.add(Pictures.flat(4, 5, [0, 0, 0, 255]), delay: delay)
    }
  }

  static let fractions: [(seconds: Double, fraction: [Int])] = [
    (1.0 / 60, [1, 60]), (1.0 / 24, [1, 24]), (1001.0 / 24000, [1001, 24000]), (0, [0, 1]),
    (0.5, [1, 2]), (2.25, [9, 4]), (0.1, [1, 10]), (1.0 / 120, [1, 120]), (40, [40, 1]),
    (100_000, [65535, 1]),
  ]

  @Test(arguments: fractions)
  func delaysAreExactFractions(seconds: Double, fraction: [Int]) {
    let delay = APNG.Delay(seconds: seconds)
    #expect([Int(delay.numerator), Int(delay.denominator)] == fraction)
  }

  @Test(arguments: [0.123456789, 0.0333, 3.14159265, 59.94])
  func otherDelaysAreNear(seconds: Double) {
    #expect(abs(APNG.Delay(seconds: seconds).seconds - seconds) < 1e-4)
  }

  @Test func aStillPictureIsNoAnimation() {
    let still = PNG.encode(Pictures.flat(2, 2, [1, 1, 1, 255]))
    #expect(throws: PNG.Fault.notAnimated) { try APNG.decode(still) }
  }

  @Test func allFramesTogetherAreHeldToTheLimit() throws {
    let file = try encode(Array(repeating: Self.frame(Pictures.noise(100, 100)), count: 6))
    var limits = PNG.Limits.standard
    limits.pixels = 50_000
    #expect(throws: PNG.Fault.self) { try APNG.decode(file, limits: limits) }
    var count = 0
    try APNG.read(file, limits: limits) { _ in count += 1 }
    #expect(count == 6, "one by one they need room for one")
  }

  @Test func mutatedAnimationsNeverCrashTheReader() throws {
    let file = try encode(Self.moving.map(Self.frame))
    var random = SeededGenerator(seed: 3)
    for _ in 0..<1500 {
      guard let animation = try? APNG.decode(random.mutate(file, keeping: 8)) else { continue }
      #expect(!animation.frames.isEmpty)
    }
  }

  static let moving = [0, 1, 1, 17, 60].map { Pictures.interface(90, 70, shift: $0) }

  static func frame(_ bitmap: Bitmap) -> APNG.Frame {
    APNG.Frame(bitmap: bitmap, delay: APNG.Delay(numerator: 1, denominator: 60))
  }

  private func encode(
    _ frames: [APNG.Frame],
    setting: PNG.Setting = .small,
    color: PNG.ColorType = .rgb,
    plays: Int = 0
  ) throws -> [UInt8] {
    var encoder = APNGEncoder(setting: setting, color: color, plays: plays)
    for frame in frames { try encoder.add(frame.bitmap, delay: frame.delay) }
    return encoder.finish()
  }
}
