import Foundation
import Testing
import VirtualTime

/// Core Foundation's numbers and collections, as code reads them by pointers, and ranges.
@Suite struct CoreFoundationTests {
  @Test func numbersAreWrittenToMemory() {
    var (whole, byte, double) = (Int32(0), Int8(0), 0.0)
    #expect(CFNumberGetValue(7, .sInt32Type, &whole) && whole == 7)
    #expect(CFNumberGetValue(0.5, .doubleType, &double) && double == 0.5)
    #expect(!CFNumberGetValue(0.5, .intType, &whole) && whole == 0)
    #expect(!CFNumberGetValue(300, .sInt8Type, &byte))
    var nine = 9
    #expect(CFNumberCreate(nil, .nsIntegerType, &nine) == 9)
    #expect(CFBooleanGetValue(kCFBooleanTrue))
  }

  /// As code finds the booleans among the numbers of a JSON text.
  @Test func aValueHasTheNumberOfItsType() throws {
    let json = Data(#"[true, 1, 0.5, "a", [], {}, null]"#.utf8)
    let values = try #require(try JSONSerialization.jsonObject(with: json) as? [Any])
    #expect(
      values.map { CFGetTypeID($0 as CFTypeRef) } == [
        CFBooleanGetTypeID(), CFNumberGetTypeID(), CFNumberGetTypeID(), CFStringGetTypeID(),
        CFArrayGetTypeID(), CFDictionaryGetTypeID(), CFNullGetTypeID(),
      ]
    )
    #expect(CFGetTypeID(NSNumber(value: false)) == CFBooleanGetTypeID())
    #expect(CFGetTypeID(NSMutableString(string: "a")) == CFStringGetTypeID())
    #expect(CFGetTypeID(NSObject()) == 1)
  }

  @Test func anErrorIsLeftWhereTheCallerSays() {
    func fail(_ error: NSErrorPointer = nil) { error?.pointee = NSError(domain: "a", code: 1) }
    var error: NSError?
    fail()
    #expect(error == nil)
    fail(&error)
    #expect(error?.code == 1)
  }

  @Test func dataIsWrittenAndReadByPointers() throws {
    let bytes: [UInt8] = [1, 2, 3]
    let data = try #require(CFDataCreate(nil, bytes, 2))
    #expect(data as Data == Data([1, 2]))
    let grown = try #require(CFDataCreateMutable(kCFAllocatorDefault, 0))
    CFDataAppendBytes(grown, bytes, 3)
    CFDataAppendBytes(grown, CFDataGetBytePtr(data), CFDataGetLength(data))
    #expect(grown as Data == Data([1, 2, 3, 1, 2]))
  }

  /// As libraries read the delays of animated images.
  @Test func dictionariesAreReadByPointers() throws {
    let name: CFString = "{GIF}"
    let properties: NSDictionary = ["{GIF}": ["DelayTime": 0.25]]
    let key = Unmanaged.passUnretained(name).toOpaque()
    let inner = unsafeBitCast(CFDictionaryGetValue(properties, key), to: NSDictionary.self)
    let delay: CFString = "DelayTime"
    let number = unsafeBitCast(
      CFDictionaryGetValue(inner, Unmanaged.passUnretained(delay).toOpaque()),
      to: NSNumber.self
    )
    #expect(number.doubleValue == 0.25)
    var found: UnsafeRawPointer?
    #expect(CFDictionaryGetValueIfPresent(properties, key, &found) && found != nil)
    #expect(CFDictionaryContainsKey(properties, key) && !CFDictionaryContainsKey(inner, key))
    #expect(CFDictionaryGetCount(properties) == 1 && CFDictionaryGetValue(inner, key) == nil)
  }

  @Test func arraysAreReadByPointers() {
    let words: NSArray = ["one", "two"]
    let second = unsafeBitCast(CFArrayGetValueAtIndex(words, 1), to: NSString.self)
    #expect(CFArrayGetCount(words) == 2 && second == "two")
  }

  @Test func aRangeIsALocationAndALength() {
    let range = CFRangeMake(3, 5)
    #expect(range.location == 3 && range.length == 5 && range == CFRange(location: 3, length: 5))
    #expect(CFRange() == CFRangeMake(0, 0) && range != CFRangeMake(5, 3))
  }
}
