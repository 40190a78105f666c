import VirtualTime
public import Foundation
package import Timeline

/// A timer that fires at every refresh of the display, on the virtual clock.
open class CADisplayLink: NSObject {
  private var target: Any?
  private var selector: Selector?
  private weak var core: StageCore?
  // A stage has one mode; code that adds the link for several also removes it from each.
  private var modes: Set<RunLoop.Mode> = []
  private var ticks = RefreshTicks(from: .zero, rate: FrameRate(refreshRate))
  /// Whether it was started during a recording, which lasts until it stops.
  private var isFilmed = false
  package var holdsRecording: Bool {
    get { isFilmed && !isPaused && idleTicks < Self.patience }
    set { isFilmed = newValue }
  }
  /// The number of consecutive ticks without a change.
  private var idleTicks = 0
  // [I] After half a second of these, the link no longer keeps a film open.
  private static let patience = 30

  public override init() {
    super.init()
  }

  public convenience init(target: Any, selector sel: Selector) {
    self.init()
    self.target = target
    self.selector = sel
  }

  open private(set) var timestamp: CFTimeInterval = 0
  open private(set) var targetTimestamp: CFTimeInterval = 0
  open var duration: CFTimeInterval { 1 / Double(Self.refreshRate) }
  open var isPaused = false {
    didSet { if oldValue, !isPaused { resume() } }
  }
  open var preferredFramesPerSecond = 0 {
    didSet { countAnew() }
  }
  open var preferredFrameRateRange = CAFrameRateRange.default {
    didSet { countAnew() }
  }

  package static let refreshRate = 60

  /// [D] Every how many refreshes it fires: 2 is every other.
  @available(*, deprecated, renamed: "preferredFramesPerSecond")
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? Self.refreshRate / preferredFramesPerSecond : 1 }
    set { preferredFramesPerSecond = Self.refreshRate / max(newValue, 1) }
  }

  /// The target's name in messages.
  package var targetName: String {
    target.map { TypeNames.of(type(of: $0)) } ?? "CADisplayLink"
  }

  package func isAbout(_ object: AnyObject) -> Bool {
    target.map { $0 as AnyObject === object } ?? false
  }

  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    guard target != nil else { return }
    modes.insert(mode)
    if core == nil { start(on: .ambient) }
  }

  /// Starts with the display of that stage.
  package func start(on core: StageCore) {
    self.core = core
    isFilmed = core.recording.start != nil
    ticks = RefreshTicks(from: core.now, rate: rate)
    core.layers.add(self)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { detach() }
  }

  open func invalidate() {
    detach()
    target = nil
  }

  private func detach() {
    modes = []
    core?.layers.remove(self)
    core = nil
  }

  /// [D] From the preferred range, if it was set.
  private var rate: FrameRate {
    let range = preferredFrameRateRange
    let asked = [range.preferred ?? 0, range.maximum].first { $0 > 0 }
    let wanted = asked.map { Int(min($0, Float(Self.refreshRate))) } ?? preferredFramesPerSecond
    return FrameRate(wanted > 0 ? min(wanted, Self.refreshRate) : Self.refreshRate)
  }

  /// The next refresh after the last tick.
  var nextTick: Instant? { isPaused ? nil : ticks.next }

  /// Restarts the count at the last refresh, with another rate.
  private func countAnew() {
    ticks = RefreshTicks(from: ticks.current, rate: rate)
  }

  /// Refreshes that were missed meanwhile are skipped.
  private func resume() {
    guard let core else { return }
    idleTicks = 0
    // A refresh that is due now is not missed.
    while ticks.next < core.now { ticks.pass(ticks.next) }
  }

  package func fire(at now: Instant) {
    ticks.pass(now)
    timestamp = now.seconds
    targetTimestamp = ticks.next.seconds
    guard let target, let selector else { return }
    let before = core?.activity
    selector.send(to: target, with: [self])
    idleTicks = core?.activity == before ? idleTicks + 1 : 0
  }
}

/// The stage's virtual time in seconds.
public func CACurrentMediaTime() -> CFTimeInterval {
  StageCore.ambient.now.seconds
}
