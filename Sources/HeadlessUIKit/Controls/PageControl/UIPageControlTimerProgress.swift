@preconcurrency public import Foundation
import Timeline

/// A progress that grows with time and turns the page at its end.
///
/// No recording waits for it, as it may go on for ever.
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var durations: [Int: TimeInterval] = [:]
  /// From when on, and from which progress on, it grows; nil if it stands still.
  private var origin: (time: Instant, progress: Float)?
  private var pending: Int?
  /// Whose clock the next frame was asked of.
  private weak var clock: StageCore?

  /// [D] Above 0.
  open var preferredDuration: TimeInterval {
    didSet { begin() }
  }

  public init(preferredDuration: TimeInterval) {
    precondition(preferredDuration > 0, "a page cannot last \(preferredDuration) seconds")
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// [D] Whether the first page follows the last one.
  open var resetsToInitialPageAfterEnd = false
  open private(set) var isRunning = false

  open func resumeTimer() {
    guard !isRunning else { return }
    isRunning = true
    begin()
  }
  open func pauseTimer() {
    isRunning = false
    begin()
  }

  /// [D] No duration means the preferred one.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
    begin()
  }
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  override func controlChanged() {
    // The control that it had may be gone already.
    if let pending { clock?.queue.cancel(pending) }
    pending = nil
    begin()
  }
  override func progressWasSet() { begin() }
  /// [I] It stands still while a finger turns pages.
  override func visibilityChanged() {
    begin()
    super.visibilityChanged()
  }

  // MARK: Time

  private var core: StageCore? { control?.layer.core }

  /// Goes on from the current progress, or stands still.
  private func begin() {
    guard isRunning, let control, control.showsProgress, let core else { return origin = nil }
    origin = (time: core.now, progress: currentProgress)
    if pending == nil { schedule(in: core) }
  }

  private func schedule(in core: StageCore) {
    let frame = FrameRate(CADisplayLink.refreshRate).start(ofFrame: 1)
    clock = core
    pending = core.queue.at(core.now + frame, holds: false) { [weak self, weak core] in
      guard let self, let core else { return }
      pending = nil
      tick()
      if origin != nil, pending == nil { schedule(in: core) }
    }
  }

  private func tick() {
    guard let origin, let control, let core else { return self.origin = nil }
    let share = (core.now - origin.time).seconds / duration(forPage: control.currentPage)
    // Rounded, so that the last bit does not cost a frame.
    let progress = Double(origin.progress) + share
    setProgress(progress > 1 - 1e-6 ? 1 : Float(progress))
    timerDelegate?.pageControlTimerProgressDidChange(self)
    if isRunning, currentProgress == 1 { advance(control) }
  }

  private var timerDelegate: (any UIPageControlTimerProgressDelegate)? {
    delegate as? any UIPageControlTimerProgressDelegate
  }

  private func advance(_ control: UIPageControl) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    guard timerDelegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    control.advance(to: next)
  }
}
