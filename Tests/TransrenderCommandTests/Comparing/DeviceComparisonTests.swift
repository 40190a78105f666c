import Foundation
import Scene
import Testing

@testable import TransrenderCommand

/// What is found where a device and a film differ, by numbers.
@Suite struct DeviceComparisonTests {
  // The sample before the call, then every refresh for a second.
  private static let refreshes = [0.0] + (0...60).map { Double($0) / 60 }

  private func ramp(_ time: Double, over length: Double = 0.5) -> Double {
    700 - 500 * min(max(time, 0), length) / length
  }

  private func here(_ title: String = "UIView 'card'", _ y: (Double) -> Double) -> SeenLayer {
    let times = (0...240).map { Double($0) / 240 }
    let still = { (value: Double) in times.map { _ in Optional(value) } }
    return SeenLayer(
      title: title,
      times: times,
      tracks: [
        still(20), times.map { Optional(y($0)) }, still(350), still(120), still(1), still(0),
      ]
    )
  }

  private func there(
    _ ys: [Double?],
    as title: String = "UIView 'card'",
    first: Int = 0
  ) -> DeviceRecording.Layer {
    let still = { (value: Double) in [Double?](repeating: value, count: ys.count) }
    return DeviceRecording.Layer(
      title: title,
      parent: nil,
      first: first,
      x: still(20),
      y: ys,
      width: still(350),
      height: still(120),
      opacity: still(1),
      cornerRadius: still(0)
    )
  }

  private func recording(
    _ layers: [DeviceRecording.Layer],
    times: [Double] = Self.refreshes,
    events: [DeviceRecording.Event] = [],
    asks: [DeviceRecording.Question] = []
  ) -> DeviceRecording {
    DeviceRecording(
      schema: 1,
      kind: "recording",
      name: "raise",
      system: "iOS",
      device: "iPhone",
      width: 390,
      height: 844,
      scale: 3,
      asks: asks,
      times: times,
      events: events,
      layers: layers,
      pictures: nil
    )
  }

  // MARK: Motion

  @Test(arguments: [0, 8, 17, 50])
  func theDelayIsFoundToTheMillisecond(milliseconds: Int) {
    let delay = Double(milliseconds) / 1000
    let ys = Self.refreshes.map { ramp($0 - delay) }
    let comparison = DeviceComparison(
      recording([there(ys)]),
      layers: [here { ramp($0) }],
      events: []
    )
    #expect(comparison.delay == delay)
    #expect(comparison.curves.allSatisfy { $0.agrees && $0.gap < 1e-6 })
    #expect(comparison.agrees(about: .curves) == true)
    #expect(comparison.agrees(about: .duration) == true)
    #expect(comparison.agrees(about: .geometry) == true)
    #expect(comparison.agrees(about: .callbacks) == nil)
  }

  @Test func anEndThatIsThreeRefreshesLaterIsAnotherDuration() {
    let longer = DeviceComparison(
      recording([there(Self.refreshes.map { ramp($0, over: 0.6) })]),
      layers: [here { ramp($0) }],
      events: []
    )
    #expect(longer.agrees(about: .duration) == false)
    let only = DeviceComparison(
      recording([there(Self.refreshes.map { ramp($0) })]),
      layers: [here { _ in 700 }],
      events: []
    )
    #expect(only.agrees(about: .duration) == false && only.ends.here == nil)
    #expect(only.agrees(about: .curves) == false && only.agrees(about: .geometry) == false)
  }

  @Test func whatStandsStillSaysNothingOfMotion() {
    let asks = DeviceRecording.Question.Aspect.allCases.map {
      DeviceRecording.Question(rule: "r", about: $0)
    }
    let still = recording([there(Self.refreshes.map { _ in 700 })], asks: asks)
    let comparison = DeviceComparison(still, layers: [here { _ in 700 }], events: [])
    #expect(comparison.ends.device == nil && comparison.ends.here == nil && comparison.delay == 0)
    #expect(comparison.agrees(about: .curves) == nil && comparison.agrees(about: .duration) == nil)
    #expect(
      comparison.lines(still) == [
        "raise on iPhone, iOS: 62 samples, begins 0 ms after the call", "geometry", "  = 6 values",
        "rules", "  says nothing about r (callbacks)", "  says nothing about r (duration)",
        "  says nothing about r (curves)", "  confirms     r (geometry)",
      ]
    )
  }

  private func curve(
    _ property: SeenLayer.Property,
    travel: Double,
    gap: Double = 0,
    ends: (start: Double, end: Double) = (0, 0)
  ) -> DeviceComparison.Curve {
    DeviceComparison.Curve(
      layer: "a",
      property: property,
      travel: travel,
      gap: gap,
      time: 0,
      ends: ends
    )
  }

  /// Three hundredths of the way, and at least what can be seen.
  @Test(
    arguments: [
      (.x, 100, 3, true), (.x, 100, 3.01, false), (.x, 10, 1, true), (.x, 10, 1.01, false),
      (.opacity, 0.5, 0.02, true), (.opacity, 0.5, 0.021, false), (.x, 0, 1, true),
    ] as [(SeenLayer.Property, Double, Double, Bool)]
  )
  func curvesMayDifferByAShareOfTheirWay(
    property: SeenLayer.Property,
    travel: Double,
    gap: Double,
    agrees: Bool
  ) {
    #expect(curve(property, travel: travel, gap: gap).agrees == agrees)
  }

  @Test func whatIsSeenToMoveMovesAndStandsWhereItIsSeen() {
    #expect(!curve(.x, travel: 1).isMoving && curve(.x, travel: 1.1).isMoving)
    #expect(!curve(.opacity, travel: 0.02).isMoving && curve(.opacity, travel: 0.03).isMoving)
    #expect(curve(.x, travel: 100, ends: (3, 1)).standsAlike)
    #expect(!curve(.x, travel: 100, ends: (3.1, 1)).standsAlike)
    #expect(!curve(.x, travel: 100, ends: (0, 1.1)).standsAlike)
  }

  // MARK: Layers

  /// The first sample was taken before the call; layers come later and go.
  @Test func aRecordedLayerExistsForItsSamples() {
    let seen = recording([there([1, 2], first: 1)], times: [0, 10, 20, 30]).seenLayers[0]
    #expect(seen.samples(of: .y).map(\.time) == [10, 20])
    #expect(seen.samples(of: .y).map(\.value) == [1, 2])
    #expect([10, 20, 30].map { seen.value(of: .y, at: $0) } == [1, 2, nil])
  }

  @Test(arguments: [
    (["UIView 'a'"], ["UIView 'a'"], 1), (["UIView 'a'", "UIView 'a'"], ["UIView 'a'"], 1),
    (["UIView 'a'"], ["UIView 'b'"], 0), (["UILabel"], ["UILabel"], 1),
    (["UILabel", "UILabel"], ["UILabel"], 0), (["CALayer"], ["CALayer"], 0),
    (["UILabel", "UILabel"], ["UILabel", "UILabel"], 2),
  ])
  func layersAreComparedWhereTheyAreTheSame(device: [String], film: [String], count: Int) {
    let comparison = DeviceComparison(
      recording(device.map { title in there(Self.refreshes.map { _ in 1 }, as: title) }),
      layers: film.map { here($0) { _ in 1 } },
      events: []
    )
    #expect(comparison.curves.count == count * 6)
    #expect((comparison.agrees(about: .geometry) == nil) == (count == 0))
  }

  // MARK: Calls

  private func event(_ time: Double, _ name: String, _ subject: String = "Home") -> Film.Event {
    Film.Event(time: time, subject: subject, name: name)
  }

  private func calls(_ device: [Film.Event], _ film: [Film.Event]) -> DeviceComparison {
    let events = device.map {
      DeviceRecording.Event(time: $0.time, subject: $0.subject, name: $0.name)
    }
    return DeviceComparison(recording([], events: events), layers: [], events: film)
  }

  @Test func callsOfOneSideStandWhereTheyHappened() {
    let comparison = calls(
      [
        event(0.1, "viewDidLoad()"), event(0.5, "viewDidAppear(animated: true)"),
        event(0.6, "viewWillDisappear(animated: true)"),
      ],
      [
        event(0, "viewDidLoad()"), event(0.1, "tapped()"), event(0.1, "viewDidLoad()", "Other"),
        event(0.2, "viewWillAppear(animated: true)"), event(0.4, "viewDidAppear(animated: true)"),
      ]
    )
    #expect(comparison.calls.map(\.side) == [.both, .here, .both, .device])
    #expect(comparison.calls.map(\.time) == [0.1, 0.2, 0.5, 0.6])
    #expect(comparison.agrees(about: .callbacks) == false)
  }

  @Test func parentsMayHaveOtherNamesButNotBeMissing() {
    let named = calls(
      [event(0, "willMove(toParent: UINavigationController)")],
      [event(0, "willMove(toParent: Stack)")]
    )
    #expect(named.agrees(about: .callbacks) == true)
    let gone = calls(
      [event(0, "willMove(toParent: UINavigationController)")],
      [event(0, "willMove(toParent: nil)")]
    )
    #expect(gone.agrees(about: .callbacks) == false && gone.calls.count == 2)
    #expect(calls([], [event(0, "viewDidLoad()")]).calls.isEmpty)
  }
}
