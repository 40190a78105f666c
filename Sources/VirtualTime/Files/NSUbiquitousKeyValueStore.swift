public import Foundation

/// Settings in iCloud: those of a stage, kept in memory, which no other device changes.
open class NSUbiquitousKeyValueStore: NSObject {
  /// That of the stage.
  public static var `default`: NSUbiquitousKeyValueStore {
    StageCore.ambient.part(StoreOfStage.self).store
  }

  private var values: [String: Any] = [:]

  public override init() {
    super.init()
  }

  open func object(forKey aKey: String) -> Any? { values[aKey] }
  open func set(_ anObject: Any?, forKey aKey: String) { values[aKey] = anObject }
  open func removeObject(forKey aKey: String) { values[aKey] = nil }

  open func string(forKey aKey: String) -> String? { values[aKey] as? String }
  open func array(forKey aKey: String) -> [Any]? { values[aKey] as? [Any] }
  open func dictionary(forKey aKey: String) -> [String: Any]? { values[aKey] as? [String: Any] }
  open func data(forKey aKey: String) -> Data? { values[aKey] as? Data }
  /// [D] 0 if there is no number.
  open func longLong(forKey aKey: String) -> Int64 { number(aKey)?.int64Value ?? 0 }
  open func double(forKey aKey: String) -> Double { number(aKey)?.doubleValue ?? 0 }
  open func bool(forKey aKey: String) -> Bool { number(aKey)?.boolValue ?? false }

  open func set(_ aString: String?, forKey aKey: String) { values[aKey] = aString }
  open func set(_ aData: Data?, forKey aKey: String) { values[aKey] = aData }
  open func set(_ anArray: [Any]?, forKey aKey: String) { values[aKey] = anArray }
  open func set(_ aDictionary: [String: Any]?, forKey aKey: String) { values[aKey] = aDictionary }
  open func set(_ value: Int64, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  open func set(_ value: Double, forKey aKey: String) { values[aKey] = NSNumber(value: value) }
  open func set(_ value: Bool, forKey aKey: String) { values[aKey] = NSNumber(value: value) }

  open var dictionaryRepresentation: [String: Any] { values }

  @discardableResult
  open func synchronize() -> Bool { true }

  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
  )

  private func number(_ key: String) -> NSNumber? { values[key] as? NSNumber }
}

// [D] NSUbiquitousKeyValueStore.h.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

private final class StoreOfStage: StagePart {
  let store = NSUbiquitousKeyValueStore()
}
