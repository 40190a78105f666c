import Foundation
import Testing

@testable import VirtualTime

/// Numbers and names of Apple's headers, which code compares, stores and passes on.
@Suite struct DocumentedNumberTests {
  @Test func unitsOfTimeAreThoseOfDispatch() {
    let nanoseconds = [
      VirtualTime.NSEC_PER_SEC, VirtualTime.NSEC_PER_MSEC, VirtualTime.NSEC_PER_USEC,
    ]
    #expect(nanoseconds == [1_000_000_000, 1_000_000, 1_000])
    #expect(VirtualTime.USEC_PER_SEC == 1_000_000 && VirtualTime.MSEC_PER_SEC == 1_000)
  }

  @Test func encodingsAndLimitsAreThoseOfTheHeaders() {
    let encodings = [NSASCIIStringEncoding, NSUTF8StringEncoding, NSISOLatin1StringEncoding]
    #expect(encodings == [1, 4, 5] && NSUnicodeStringEncoding == 10)
    let least = [VirtualTime.INT8_MIN, VirtualTime.INT16_MIN, VirtualTime.INT32_MIN]
    #expect(least == [-128, -32_768, -2_147_483_648])
    #expect(VirtualTime.MAXFLOAT == 0x1.fffffep+127)
    #expect(NSIntegerMin == -0x8000_0000_0000_0000 && NSIntegerMax == 0x7fff_ffff_ffff_ffff)
    #expect(kCFBooleanTrue?.boolValue == true && kCFBooleanFalse?.boolValue == false)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
  }

  @Test func keysOfAnAppAreThoseOfItsInfo() {
    let keys = [
      kCFBundleNameKey, kCFBundleVersionKey, kCFBundleIdentifierKey, kCFBundleExecutableKey,
    ]
    #expect(
      keys == ["CFBundleName", "CFBundleVersion", "CFBundleIdentifier", "CFBundleExecutable"]
    )
  }

  @Test func optionsHaveTheBitsOfTheHeaders() {
    let observing: [NSKeyValueObservingOptions] = [.new, .old, .initial, .prior]
    #expect(observing.map(\.rawValue) == [1, 2, 4, 8])
    let changes: [NSKeyValueChange] = [.setting, .insertion, .removal, .replacement]
    #expect(changes.map(\.rawValue) == [1, 2, 3, 4])
    let keys: [NSKeyValueChangeKey] = [.kindKey, .newKey, .oldKey, .indexesKey]
    #expect(keys.map(\.rawValue) == ["kind", "new", "old", "indexes"])
    let reading: [NSFileCoordinator.ReadingOptions] = [
      .withoutChanges, .resolvesSymbolicLink, .immediatelyAvailableMetadataOnly, .forUploading,
    ]
    #expect(reading.map(\.rawValue) == [1, 2, 4, 8])
    let writing: [NSFileCoordinator.WritingOptions] = [
      .forDeleting, .forMoving, .forMerging, .forReplacing, .contentIndependentMetadataOnly,
    ]
    #expect(writing.map(\.rawValue) == [1, 2, 4, 8, 16])
    let pointers: [NSPointerFunctions.Options] = [
      .strongMemory, .weakMemory, .objectPersonality, .objectPointerPersonality, .copyIn,
    ]
    #expect(pointers.map(\.rawValue) == [0, 5, 0, 512, 65_536])
    let units: [MeasurementFormatter.UnitOptions] = [
      .providedUnit, .naturalScale, .temperatureWithoutUnit,
    ]
    #expect(units.map(\.rawValue) == [1, 2, 4])
  }

  @Test func stylesOfDurationsHaveTheNumbersOfTheHeader() {
    typealias Styles = DateComponentsFormatter.UnitsStyle
    let styles: [Styles] = [.positional, .abbreviated, .short, .full, .spellOut, .brief]
    #expect(styles.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    let zeros: [DateComponentsFormatter.ZeroFormattingBehavior] = [
      .default, .dropLeading, .dropMiddle, .dropTrailing, .dropAll, .pad,
    ]
    #expect(zeros.map(\.rawValue) == [1, 2, 4, 8, 14, 65_536])
  }

  /// As Foundation on Linux numbers them.
  @Test func typesOfResultsAreFoundations() {
    typealias Types = NSTextCheckingResult.CheckingType
    let types: [Types] = [.detectedDate, .detectedLink, .detectedPhoneNumber, .undetected]
    #expect(types.map(\.rawValue) == [16, 64, 2048, 4128])
  }

  // MARK: Numbers of Core Foundation

  private static let types: [CFNumberType] = [
    .sInt8Type, .sInt16Type, .sInt32Type, .sInt64Type, .float32Type, .float64Type, .charType,
    .shortType, .intType, .longType, .longLongType, .floatType, .doubleType, .cfIndexType,
    .nsIntegerType, .cgFloatType,
  ]

  @Test func typesOfNumbersAreCounted() {
    #expect(Self.types.map(\.rawValue) == Array(1...16))
  }

  /// Each type has its size in memory: bytes beyond it stay as they are.
  @Test func numbersTakeAsManyBytesAsTheirType() {
    let sizes = [1, 2, 4, 8, 4, 8, 1, 2, 4, 8, 8, 4, 8, 8, 8, 8]
    for (type, size) in zip(Self.types, sizes) {
      var bytes = [UInt8](repeating: 0xAA, count: 16)
      bytes.withUnsafeMutableBytes { place in
        #expect(CFNumberGetValue(-1, type, place.baseAddress), "\(type)")
      }
      #expect(bytes[size...].allSatisfy { $0 == 0xAA }, "\(type)")
      #expect(bytes[size - 1] != 0xAA, "\(type)")
      let number = bytes.withUnsafeBytes { CFNumberCreate(nil, type, $0.baseAddress) }
      #expect(number == -1, "\(type)")
    }
  }
}
