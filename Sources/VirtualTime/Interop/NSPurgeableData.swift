public import Foundation

/// Content that may be thrown away while nobody uses it.
public protocol NSDiscardableContent: AnyObject {
  func beginContentAccess() -> Bool
  func endContentAccess()
  func discardContentIfPossible()
  func isContentDiscarded() -> Bool
}

/// Bytes that may be thrown away while nobody uses them.
///
/// [I] Memory never runs short here, so that only `discardContentIfPossible` throws them away.
open class NSPurgeableData: NSMutableData, NSDiscardableContent {
  // Foundation leaves the storage of subclasses to them.
  private let storage = NSMutableData()
  /// [D] Whoever makes the data uses it.
  private var accesses = 1
  private var isDiscarded = false

  public override init() {
    super.init()
  }

  public required override init?(length: Int) {
    storage.length = length
    super.init()
  }

  public override init(data: Data) {
    storage.setData(data)
    super.init()
  }

  public override init(bytes: UnsafeRawPointer?, length: Int) {
    if let bytes { storage.append(bytes, length: length) }
    super.init()
  }

  public required init?(coder: NSCoder) {
    guard let data = NSData(coder: coder) else { return nil }
    storage.setData(Data(referencing: data))
    super.init()
  }

  // MARK: Access

  /// [D] False if the bytes are gone.
  open func beginContentAccess() -> Bool {
    guard !isDiscarded else { return false }
    accesses += 1
    return true
  }

  open func endContentAccess() { accesses = Swift.max(accesses - 1, 0) }

  open func discardContentIfPossible() {
    guard accesses == 0 else { return }
    isDiscarded = true
    storage.length = 0
  }

  open func isContentDiscarded() -> Bool { isDiscarded }

  // MARK: Storage

  open override var length: Int {
    get { storage.length }
    set { storage.length = newValue }
  }

  open override var bytes: UnsafeRawPointer { storage.bytes }
  open override var mutableBytes: UnsafeMutableRawPointer { storage.mutableBytes }

  open override func append(_ bytes: UnsafeRawPointer, length: Int) {
    storage.append(bytes, length: length)
  }

  open override func append(_ other: Data) { storage.append(other) }

  open override func replaceBytes(in range: NSRange, withBytes bytes: UnsafeRawPointer) {
    // Foundation on Linux reads too many bytes unless it is told their number.
    storage.replaceBytes(in: range, withBytes: bytes, length: range.length)
  }

  open override func replaceBytes(
    in range: NSRange,
    withBytes replacementBytes: UnsafeRawPointer?,
    length replacementLength: Int
  ) {
    storage.replaceBytes(in: range, withBytes: replacementBytes, length: replacementLength)
  }

  open override func copy(with zone: NSZone?) -> Any { NSData(data: Data(referencing: storage)) }

  open override func mutableCopy(with zone: NSZone?) -> Any {
    NSPurgeableData(data: Data(referencing: storage))
  }
}
