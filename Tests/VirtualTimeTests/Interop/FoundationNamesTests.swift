import Foundation
import Testing
import VirtualTime

/// What Foundation has on iOS and lacks on Linux.
@Suite struct FoundationNamesTests {
  @Test func aMutableStringGrowsByAFormat() {
    let text = NSMutableString(string: "a")
    text.appendFormat("%d-%@", 7, "b" as NSString)
    #expect(text == "a7-b")
  }

  @Test func aTextIsFollowedByAFormat() {
    #expect(("a" as NSString).appendingFormat("%d", 7) == "a7")
  }

  @Test func aStageIsCoolAndHasPower() {
    let info = ProcessInfo.processInfo
    #expect(info.thermalState == .nominal && !info.isLowPowerModeEnabled)
    let activity = info.beginActivity(options: .userInitiated, reason: "test")
    info.endActivity(activity)
    var isDone = false
    info.performActivity(reason: "test") { isDone = true }
    #expect(isDone)
    // [D] NSProcessInfo.h.
    #expect(ProcessInfo.ActivityOptions.userInitiatedAllowingIdleSystemSleep.rawValue == 0xEF_FFFF)
  }

  /// [D] The code that asks goes on at once.
  @MainActor
  @Test func anExpiringActivityRunsOnAnotherQueue() async {
    let (hasExpired, isOnMain) = await withCheckedContinuation { continuation in
      ProcessInfo.processInfo.performExpiringActivity(withReason: "test") { hasExpired in
        continuation.resume(returning: (hasExpired, Thread.isMainThread))
      }
    }
    #expect(!hasExpired && !isOnMain)
  }

  @Test func settingsOfTheCloudAreKept() {
    let store = NSUbiquitousKeyValueStore()
    #expect(store.object(forKey: "a") == nil && store.longLong(forKey: "a") == 0)
    store.set(Int64(3), forKey: "a")
    store.set("text", forKey: "b")
    store.set(true, forKey: "c")
    #expect(store.longLong(forKey: "a") == 3 && store.double(forKey: "a") == 3)
    #expect(store.string(forKey: "b") == "text" && store.bool(forKey: "c"))
    #expect(store.dictionaryRepresentation.count == 3)
    store.removeObject(forKey: "b")
    #expect(store.string(forKey: "b") == nil && store.synchronize())
  }

  @Test func aStringIsMadeOfAnObjectToo() {
    #expect(NSString(string: "a" as NSString).isEqual(to: "a"))
    #expect(NSString(string: "a").isEqual(to: "a"))
  }

  @Test func defaultsAreReadAndSetByKey() throws {
    let name = "FoundationNamesTests"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    #expect(defaults.value(forKey: "count") == nil)
    defaults.setValue(3, forKey: "count")
    #expect(defaults.value(forKey: "count") as? Int == 3)
    #expect(defaults.integer(forKey: "count") == 3)
  }

  private final class Doubling: VirtualTime.ValueTransformer, @unchecked Sendable {
    override func transformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 * 2 } }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? Int).map { $0 / 2 } }
  }

  @Test func aTransformerIsFoundByItsName() throws {
    typealias Transformer = VirtualTime.ValueTransformer
    let name = NSValueTransformerName("FoundationNamesTests.doubling")
    #expect(Transformer(forName: name) == nil)
    Transformer.setValueTransformer(Doubling(), forName: name)
    defer { Transformer.setValueTransformer(nil, forName: name) }
    let found = try #require(Transformer(forName: name))
    #expect(found.transformedValue(3) as? Int == 6)
    #expect(found.reverseTransformedValue(6) as? Int == 3)
    #expect(Transformer.valueTransformerNames().contains(name))
    #expect(Transformer().reverseTransformedValue(3) as? Int == 3)
  }

  /// Delegates are known by their protocol alone.
  @Test func aDelegateTellsItsClass() {
    let delegate: any NSObjectProtocol = NSMutableString(string: "a")
    #expect(delegate.isKind(of: NSString.self) && !delegate.isKind(of: NSArray.self))
    #expect(!delegate.isMember(of: NSObject.self))
  }

  // [D] Foundation/NSData.h and NSURL.h.
  @Test func optionsAndSizesHaveTheirNames() {
    #expect(Data.WritingOptions.atomicWrite == .atomic)
    #expect(Data.ReadingOptions.mappedRead == .mappedIfSafe)
    #expect(Data.ReadingOptions.dataReadingMapped == .mappedIfSafe)
    #expect(Data.ReadingOptions.uncachedRead == .uncached)
    let numbers = NumberFormatter()
    numbers.formatterBehavior = .default
    #expect(numbers.formatterBehavior == .behavior10_4)
    let pictures = [URLThumbnailDictionaryItem.NSThumbnail1024x1024SizeKey: 1]
    #expect(pictures.keys.map(\.rawValue) == ["NSThumbnail1024x1024SizeKey"])
  }

  @Test func aFileIsReadAndWrittenAtOnce() {
    let coordinator = NSFileCoordinator(filePresenter: nil)
    let url = URL(filePath: "/tmp/a")
    var error: NSError?
    var seen: [URL] = []
    coordinator.coordinate(readingItemAt: url, options: [], error: &error) { seen.append($0) }
    coordinator.coordinate(writingItemAt: url, error: &error) { seen.append($0) }
    #expect(seen == [url, url] && error == nil)
  }

  @Test func numbersAndClassesAreAskedFor() {
    #expect(CGFloat(NSNumber(value: 2.5)) == 2.5)
    #expect(CGFloat(truncating: NSNumber(value: 2.5)) == 2.5)
    #expect(object_getClass(NSString("a")) is NSString.Type)
    #expect(object_getClass(nil) == nil)
    #expect(NSFoundationVersionNumber > NSFoundationVersionNumber_iOS_9_x_Max)
  }

  @Test func addingToADateGivesAnObjectOrAValue() {
    let start = NSDate(timeIntervalSince1970: 10)
    let object: NSDate = start.addingTimeInterval(5)
    let value = start.addingTimeInterval(6)
    #expect(object.timeIntervalSince1970 == 15)
    #expect(value == Date(timeIntervalSince1970: 16))
  }

  // [D] NSException.h.
  @Test func exceptionsHaveTheirNames() {
    typealias Name = VirtualTime.NSExceptionName
    let names: [Name] = [
      .genericException, .rangeException, .invalidArgumentException,
      .internalInconsistencyException,
    ]
    #expect(
      names.map(\.rawValue) == [
        "NSGenericException", "NSRangeException", "NSInvalidArgumentException",
        "NSInternalInconsistencyException",
      ]
    )
    #expect(Name("a") == "a" && Name(rawValue: "a") == Name("a"))
    let exception = VirtualTime.NSException(name: "own", reason: "why", userInfo: ["key": 3])
    #expect(exception.name == "own" && exception.reason == "why")
    #expect(exception.userInfo?["key"] as? Int == 3)
    #expect(VirtualTime.NSException(name: "own", reason: nil).userInfo == nil)
  }
}
