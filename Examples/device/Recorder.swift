// Plays transitions on a device or a simulator and writes down what UIKit does, for
// `transrender compare`. Add this one file to a test target; it needs nothing but UIKit.
//
//   @MainActor final class DeviceTests: XCTestCase {
//     func testRaise() throws {
//       let recorder = Recorder(window: window)
//       let recording = recorder.record("raise", asks: [.curves("view-animation.default-curve")]) {
//         controller.raise()
//       }
//       try recording.write(to: .documentsDirectory.appending(path: "raise.json"))
//     }
//   }

import Foundation
import UIKit

/// What happened in a window while something moved.
struct Recording: Codable {
  struct Event: Codable {
    /// In seconds from the call that began it all.
    var time: Double
    var subject: String
    /// As `viewWillAppear(animated: true)`.
    var name: String
  }

  /// A layer as it was seen at each sample, in points of the window.
  struct Layer: Codable {
    /// Class and `accessibilityIdentifier`, such as `UIView 'card'`.
    var title: String
    /// The sample in which it came.
    var first: Int
    var x: [Double?] = []
    var y: [Double?] = []
    var width: [Double?] = []
    var height: [Double?] = []
    var opacity: [Double?] = []
    var cornerRadius: [Double?] = []
  }

  /// A rule that this is to confirm or to contradict.
  struct Question: Codable {
    enum Aspect: String, Codable { case callbacks, duration, curves, geometry }

    var rule: String
    var about: Aspect

    /// The order of callbacks.
    static func callbacks(_ rule: String) -> Question { Question(rule: rule, about: .callbacks) }
    /// How long it moves.
    static func duration(_ rule: String) -> Question { Question(rule: rule, about: .duration) }
    /// How values go from one to the other.
    static func curves(_ rule: String) -> Question { Question(rule: rule, about: .curves) }
    /// Where layers are before and after.
    static func geometry(_ rule: String) -> Question { Question(rule: rule, about: .geometry) }
  }

  var schema = 1
  var kind = "recording"
  var name: String
  var system: String
  var device: String
  var width: Double
  var height: Double
  var scale: Double
  var asks: [Question]
  /// Of each sample, in seconds from the call that began it all; the first is before it.
  var times: [Double] = []
  var events: [Event] = []
  var layers: [Layer] = []
  /// A PNG file of each sample, if wanted.
  var pictures: [Data]?

  func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    return try encoder.encode(self)
  }

  func write(to file: URL) throws { try json().write(to: file) }
}

/// Samples what a window shows at every refresh of the display.
@MainActor
final class Recorder: NSObject {
  /// The one that callbacks are told to.
  private static weak var current: Recorder?

  private let window: UIWindow
  private let takesPictures: Bool
  private var start: CFTimeInterval = 0
  private var recording: Recording
  private var places: [ObjectIdentifier: Int] = [:]
  // Layers that have gone stay, so that no other gets their address.
  private var seen: [CALayer] = []

  /// Pictures take time, in which samples may be missed.
  init(window: UIWindow, takesPictures: Bool = false) {
    self.window = window
    self.takesPictures = takesPictures
    recording = Recording(
      name: "",
      system: "\(UIDevice.current.systemName) \(UIDevice.current.systemVersion)",
      device: UIDevice.current.model,
      width: Double(window.bounds.width),
      height: Double(window.bounds.height),
      scale: Double(window.screen.scale),
      asks: []
    )
    super.init()
  }

  /// Records what `action` starts, for some seconds; what is on screen should be at rest.
  func record(
    _ name: String,
    for seconds: TimeInterval = 1.5,
    asks: [Recording.Question] = [],
    _ action: () -> Void
  ) -> Recording {
    (recording.name, recording.asks) = (name, asks)
    (recording.times, recording.events, recording.layers) = ([], [], [])
    recording.pictures = takesPictures ? [] : nil
    (places, seen) = ([:], [])
    window.layoutIfNeeded()
    CATransaction.flush()
    start = CACurrentMediaTime()
    sample()
    let link = CADisplayLink(target: self, selector: Self.refreshed)
    link.add(to: .current, forMode: .common)
    Self.current = self
    action()
    RunLoop.current.run(until: Date(timeIntervalSinceNow: seconds))
    Self.current = nil
    link.invalidate()
    return recording
  }

  /// Says that something was called; `RecordedController` does so by itself.
  static func note(_ subject: AnyObject, _ name: String) {
    guard let recorder = current else { return }
    let event = Recording.Event(
      time: CACurrentMediaTime() - recorder.start,
      subject: String(describing: type(of: subject)),
      name: name
    )
    recorder.recording.events.append(event)
  }

  #if canImport(ObjectiveC)
    private static let refreshed = #selector(Recorder.refresh)
  #else
    private static let refreshed = Selector("refresh", Recorder.refresh)
  #endif

  #if canImport(ObjectiveC)
    @objc private func refresh() { sample() }
  #else
    private func refresh() { sample() }
  #endif

  private func sample() {
    recording.times.append(CACurrentMediaTime() - start)
    read(window.layer, through: .identity)
    if takesPictures, let picture = picture() { recording.pictures?.append(picture) }
  }

  private func picture() -> Data? {
    UIGraphicsImageRenderer(bounds: window.bounds).image { _ in
      _ = window.drawHierarchy(in: window.bounds, afterScreenUpdates: false)
    }.pngData()
  }

  /// `outer` leads from the layer's superlayer to the window.
  private func read(_ layer: CALayer, through outer: CGAffineTransform) {
    let shown = layer.presentation() ?? layer
    guard !shown.isHidden else { return }
    let bounds = shown.bounds
    // The root is where the window is, whatever its position on the screen.
    let position = layer === window.layer ? CGPoint(x: bounds.midX, y: bounds.midY) : shown.position
    let anchor = layer === window.layer ? CGPoint(x: 0.5, y: 0.5) : shown.anchorPoint
    let inner = CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(CATransform3DGetAffineTransform(shown.transform))
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    .concatenating(outer)
    note(layer, shown, bounds.applying(inner))
    for child in layer.sublayers ?? [] { read(child, through: inner) }
  }

  private func note(_ layer: CALayer, _ shown: CALayer, _ frame: CGRect) {
    let place = place(of: layer)
    let gap = recording.times.count - 1 - recording.layers[place].first
    recording.layers[place].pad(to: gap)
    recording.layers[place].x.append(Double(frame.minX))
    recording.layers[place].y.append(Double(frame.minY))
    recording.layers[place].width.append(Double(frame.width))
    recording.layers[place].height.append(Double(frame.height))
    recording.layers[place].opacity.append(Double(shown.opacity))
    recording.layers[place].cornerRadius.append(Double(shown.cornerRadius))
  }

  private func place(of layer: CALayer) -> Int {
    let key = ObjectIdentifier(layer)
    if let known = places[key] { return known }
    let owner = layer.delegate as? UIView
    let type = owner.map { String(describing: Swift.type(of: $0)) } ?? "CALayer"
    let name = owner?.accessibilityIdentifier.map { " '\($0)'" } ?? ""
    recording.layers.append(
      Recording.Layer(title: type + name, first: recording.times.count - 1)
    )
    seen.append(layer)
    places[key] = recording.layers.count - 1
    return recording.layers.count - 1
  }
}

extension Recording.Layer {
  /// Nothing for samples in which it was not there.
  fileprivate mutating func pad(to count: Int) {
    while x.count < count {
      x.append(nil)
      y.append(nil)
      width.append(nil)
      height.append(nil)
      opacity.append(nil)
      cornerRadius.append(nil)
    }
  }
}

/// A controller whose callbacks are written down; subclass it, or call `Recorder.note` from your own.
@MainActor
class RecordedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Recorder.note(self, "viewDidLoad()")
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    Recorder.note(self, "willMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    Recorder.note(self, "didMove(toParent: \(parent == nil ? "nil" : "parent"))")
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    Recorder.note(self, "viewWillAppear(animated: \(animated))")
  }

  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    Recorder.note(self, "viewIsAppearing(animated: \(animated))")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Recorder.note(self, "viewDidAppear(animated: \(animated))")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    Recorder.note(self, "viewWillDisappear(animated: \(animated))")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    Recorder.note(self, "viewDidDisappear(animated: \(animated))")
  }
}
