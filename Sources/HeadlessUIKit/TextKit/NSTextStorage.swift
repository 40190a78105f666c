public import Foundation

/// A text that tells its layout managers about its edits.
///
/// [D] A subclass overrides four primitives: `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`; all else is made of them. The last
/// two call `edited(_:range:changeInLength:)`. With a layout manager or a delegate it is used on
/// the main thread only.
// Foundation copies and compares attributed strings without asking their methods. So what a
// subclass stores elsewhere is stored in the superclass as well, at each edit.
open class NSTextStorage: NSMutableAttributedString {
  public init() {
    super.init(string: "")
  }

  public override init(string: String) {
    super.init(string: string)
  }

  public override init(
    string: String,
    attributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    super.init(string: string, attributes: attrs)
  }

  public override init(attributedString: NSAttributedString) {
    super.init(attributedString: DistinctRuns.copy(of: attributedString))
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open private(set) var layoutManagers: [NSLayoutManager] = []
  open weak var delegate: (any NSTextStorageDelegate)?

  private var pending = PendingEdit()
  private var editingDepth = 0
  private var isProcessing = false
  /// Whether the edit that is being reported has been made by the superclass.
  private var isStoredBySuper = false

  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.append(aLayoutManager)
    let edit = ProcessedEdit(storage: self, edit: pending)
    LayoutThread.run { aLayoutManager.attach(edit.storage) }
  }

  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.removeAll { $0 === aLayoutManager }
    let edit = ProcessedEdit(storage: self, edit: pending)
    LayoutThread.run { aLayoutManager.detach(from: edit.storage) }
  }

  // MARK: Editing

  open var editedMask: EditActions { pending.mask }
  open var editedRange: NSRange { pending.range }
  open var changeInLength: Int { pending.change }

  open override func beginEditing() { editingDepth += 1 }

  open override func endEditing() {
    editingDepth = max(0, editingDepth - 1)
    processPendingEdit()
  }

  open func edited(
    _ editedMask: EditActions,
    range editedRange: NSRange,
    changeInLength delta: Int
  ) {
    if !isStoredBySuper { store(editedRange, change: delta) }
    pending.add(editedMask, editedRange, change: delta)
    processPendingEdit()
  }

  /// [M] Tells observers and the delegate, fixes attributes, and tells the layout managers.
  open func processEditing() {
    post(Self.willProcessEditingNotification) {
      $0?.textStorage($1, willProcessEditing: $2.mask, range: $2.range, changeInLength: $2.change)
    }
    if !pending.mask.isEmpty { invalidateAttributes(in: pending.range) }
    post(Self.didProcessEditingNotification) {
      $0?.textStorage($1, didProcessEditing: $2.mask, range: $2.range, changeInLength: $2.change)
    }
    tellLayoutManagers()
  }

  /// Fonts for characters that a font lacks are found at layout, so nothing is left to fix.
  open func fixAttributes(in range: NSRange) {}

  /// [M] An app's own class fixes its attributes when an edit is processed.
  open var fixesAttributesLazily: Bool { type(of: self) == NSTextStorage.self }
  open func ensureAttributesAreFixed(in range: NSRange) {}
  /// [D] Fixes them at once unless that is done lazily.
  open func invalidateAttributes(in range: NSRange) {
    if !fixesAttributesLazily { fixAttributes(in: range) }
  }

  // MARK: Primitives

  open override var string: String { super.string }

  open override func attributes(
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    super.attributes(at: location, effectiveRange: range)
  }

  open override func replaceCharacters(in range: NSRange, with str: String) {
    super.replaceCharacters(in: range, with: str)
    reportStored(.editedCharacters, range, change: str.utf16.count - range.length)
  }

  open override func setAttributes(
    _ attrs: [NSAttributedString.Key: Any]?,
    range: NSRange
  ) {
    super.setAttributes(attrs, range: range)
    reportStored(.editedAttributes, range, change: 0)
  }

  // MARK: Made of the primitives

  open override var length: Int { string.utf16.count }

  /// [D] Its edits are edits of the storage.
  open override var mutableString: NSMutableString { StorageString(self) }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    effectiveRange range: NSRangePointer?
  ) -> Any? {
    attributes(at: location, effectiveRange: range)[attrName]
  }

  open override func attributes(
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let found = attributes(at: location, effectiveRange: nil)
    range?.pointee = longestRange(around: location, in: rangeLimit) { Self.areAlike($0, found) }
    return found
  }

  open override func attribute(
    _ attrName: NSAttributedString.Key,
    at location: Int,
    longestEffectiveRange range: NSRangePointer?,
    in rangeLimit: NSRange
  ) -> Any? {
    let found = attributes(at: location, effectiveRange: nil)[attrName]
    range?.pointee = longestRange(around: location, in: rangeLimit) {
      Self.isAlike($0[attrName], found)
    }
    return found
  }

  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    let part = NSMutableAttributedString(string: (string as NSString).substring(with: range))
    for run in runs(in: range) {
      let start = run.range.location - range.location
      part.setAttributes(run.attributes, range: NSRange(location: start, length: run.range.length))
    }
    return part
  }

  open override func addAttribute(_ name: NSAttributedString.Key, value: Any, range: NSRange) {
    addAttributes([name: value], range: range)
  }

  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merge(attrs) { $1 } }
  }

  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0[name] = nil }
  }

  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    // The text may be a part or the whole of this one.
    let text = DistinctRuns.copy(of: attrString)
    let runs = text.runs(in: NSRange(location: 0, length: text.length))
    beginEditing()
    replaceCharacters(in: range, with: text.string)
    for run in runs {
      let start = range.location + run.range.location
      setAttributes(run.attributes, range: NSRange(location: start, length: run.range.length))
    }
    endEditing()
  }

  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  private func changeAttributes(
    in range: NSRange,
    _ change: (inout [NSAttributedString.Key: Any]) -> Void
  ) {
    beginEditing()
    for run in runs(in: range) {
      var attributes = run.attributes
      change(&attributes)
      setAttributes(attributes, range: run.range)
    }
    endEditing()
  }

  // MARK: Storing and processing

  private func reportStored(_ actions: EditActions, _ range: NSRange, change: Int) {
    let outer = isStoredBySuper
    isStoredBySuper = true
    edited(actions, range: range, changeInLength: change)
    isStoredBySuper = outer
  }

  /// Gives the superclass what a subclass has stored.
  private func store(_ range: NSRange, change: Int) {
    let text = string as NSString
    let stored = super.length
    let isKnown = stored + change == text.length && NSMaxRange(range) <= stored
    let old = isKnown ? range : NSRange(location: 0, length: stored)
    let new = NSRange(location: old.location, length: old.length + text.length - stored)
    super.replaceCharacters(in: old, with: text.substring(with: new))
    for run in runs(in: new) { super.setAttributes(run.attributes, range: run.range) }
  }

  private func processPendingEdit() {
    guard editingDepth == 0, !isProcessing, !pending.mask.isEmpty else { return }
    isProcessing = true
    processEditing()
    // An override may have edited after the call of super, or not have called it.
    if !pending.mask.isEmpty { tellLayoutManagers() }
    isProcessing = false
  }

  private func tellLayoutManagers() {
    let processed = ProcessedEdit(storage: self, edit: pending)
    pending = PendingEdit()
    guard !layoutManagers.isEmpty else { return }
    LayoutThread.run {
      for manager in processed.storage.layoutManagers { manager.process(processed) }
    }
  }

  private func post(
    _ name: Notification.Name,
    to delegate:
      @MainActor (
        (any NSTextStorageDelegate)?, NSTextStorage, PendingEdit
      ) -> Void
  ) {
    NotificationCenter.default.post(name: name, object: self)
    guard self.delegate != nil else { return }
    let processed = ProcessedEdit(storage: self, edit: pending)
    LayoutThread.run {
      delegate(processed.storage.delegate, processed.storage, processed.edit)
    }
  }
}
