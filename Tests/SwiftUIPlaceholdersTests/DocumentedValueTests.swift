import Foundation
import Testing

@testable import SwiftUIPlaceholders

/// Numbers and defaults that SwiftUI documents, which ported code compares, stores and adds up.
@MainActor @Suite struct DocumentedValueTests {
  // MARK: Places

  @Test func pointsOfAUnitSquareStandWhereTheirNamesSay() {
    let rows: [(point: UnitPoint, place: [CGFloat])] = [
      (UnitPoint(), [0, 0]), (.zero, [0, 0]), (.topLeading, [0, 0]), (.top, [0.5, 0]),
      (.topTrailing, [1, 0]), (.leading, [0, 0.5]), (.center, [0.5, 0.5]), (.trailing, [1, 0.5]),
      (.bottomLeading, [0, 1]), (.bottom, [0.5, 1]), (.bottomTrailing, [1, 1]),
    ]
    for row in rows { #expect([row.point.x, row.point.y] == row.place, "\(row.place)") }
  }

  @Test func alignmentsAreOfTwoDirections() {
    let rows: [(Alignment, HorizontalAlignment, VerticalAlignment)] = [
      (.center, .center, .center), (.leading, .leading, .center), (.trailing, .trailing, .center),
      (.top, .center, .top), (.bottom, .center, .bottom), (.topLeading, .leading, .top),
      (.topTrailing, .trailing, .top), (.bottomLeading, .leading, .bottom),
      (.bottomTrailing, .trailing, .bottom),
    ]
    for (both, across, down) in rows {
      #expect(both.horizontal == across && both.vertical == down, "\(both)")
    }
    #expect(Set(rows.map(\.0)).count == 9)
    let down: Set<VerticalAlignment> = [
      .top, .center, .bottom, .firstTextBaseline, .lastTextBaseline,
    ]
    #expect(down.count == 5)
    #expect(Set([HorizontalAlignment.leading, .center, .trailing]).count == 3)
  }

  @Test func setsHaveABitForEachMember() {
    #expect(Edge.allCases.map(\.rawValue) == [0, 1, 2, 3])
    #expect(Edge.allCases == [.top, .leading, .bottom, .trailing])
    let edges: [Edge.Set] = [.top, .leading, .bottom, .trailing, .horizontal, .vertical, .all]
    #expect(edges.map(\.rawValue) == [1, 2, 4, 8, 10, 5, 15])
    #expect(Axis.allCases.map(\.rawValue) == [0, 1] && Axis.allCases == [.horizontal, .vertical])
    let axes: [Axis.Set] = [.horizontal, .vertical, [.horizontal, .vertical]]
    #expect(axes.map(\.rawValue) == [1, 2, 3])
    let masks: [GestureMask] = [.none, .gesture, .subviews, .all]
    #expect(masks.map(\.rawValue) == [0, 1, 2, 3])
    let sizing: [UIHostingControllerSizingOptions] = [.preferredContentSize, .intrinsicContentSize]
    #expect(sizing.map(\.rawValue) == [1, 2])
    let regions: [SafeAreaRegions] = [.container, .keyboard, .all]
    #expect(regions.map(\.rawValue) == [1, 2, 3])
  }

  @Test func insetsAreNothingUntilTheyAreGiven() {
    #expect(EdgeInsets() == EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect([insets.top, insets.leading, insets.bottom, insets.trailing] == [1, 2, 3, 4])
  }

  @Test func proposalsThatAreNamedHaveTheirSizes() {
    #expect(ProposedViewSize.zero == ProposedViewSize(CGSize.zero))
    #expect(ProposedViewSize.infinity == ProposedViewSize(width: .infinity, height: .infinity))
    #expect(ProposedViewSize.unspecified == ProposedViewSize(width: nil, height: nil))
    #expect(
      ProposedViewSize(width: nil, height: 7)
        .replacingUnspecifiedDimensions(by: CGSize(width: 3, height: 4))
        == CGSize(width: 3, height: 7)
    )
  }

  // MARK: Gestures

  @Test func gesturesHaveTheirDefaults() {
    #expect(TapGesture().count == 1)
    #expect(LongPressGesture().minimumDuration == 0.5)
    #expect(LongPressGesture().maximumDistance == CGFloat(10))
    #expect(MagnificationGesture().minimumScaleDelta == CGFloat(0.01))
    #expect(RotationGesture().minimumAngleDelta == .degrees(1))
    #expect(DragGesture().minimumDistance == CGFloat(10))
    #expect(DragGesture().coordinateSpace == .local)
  }

  @Test func aDragMovesFromItsStartToItsPlace() {
    let drag = DragGesture.Value(
      time: Date(timeIntervalSinceReferenceDate: 0),
      location: CGPoint(x: 10, y: 20),
      startLocation: CGPoint(x: 3, y: 25)
    )
    #expect(drag.translation == CGSize(width: 7, height: -5))
    #expect(drag.predictedEndTranslation == drag.translation && drag.velocity == .zero)
    #expect(drag.predictedEndLocation == CGPoint(x: 10, y: 20))
  }

  // MARK: Surroundings

  @Test func surroundingsAreThoseOfAPhoneInUse() {
    let values = EnvironmentValues()
    #expect(values.isEnabled && values.scenePhase == .active)
    #expect(values.layoutDirection == .leftToRight && values.locale.identifier == "en_US")
    #expect(values.horizontalSizeClass == .compact && values.verticalSizeClass == .regular)
    #expect(values.calendar.identifier == .gregorian)
    #expect(!values.presentationMode.wrappedValue.isPresented)
  }

  @Test func onlyAnAppsOwnActionTakesAnAddress() throws {
    let url = try #require(URL(string: "https://a.b"))
    let actions = [
      EnvironmentValues().openURL, OpenURLAction { _ in .handled },
      OpenURLAction { .systemAction($0) },
    ]
    var accepted: [Bool] = []
    for action in actions { action(url) { accepted.append($0) } }
    #expect(accepted == [false, true, false])
  }

  // MARK: Motion and fonts

  @Test func animationsAndFontsDifferByTheirNames() {
    let animations: [Animation] = [.default, .linear, .easeIn, .easeOut, .easeInOut, .spring]
    #expect(Set(animations).count == 6)
    #expect(Animation.linear(duration: 1) == .linear && Animation.spring() == .spring)
    #expect(Animation.easeIn(duration: 1) == .easeIn && Animation.easeOut(duration: 1) == .easeOut)
    #expect(Animation.easeInOut(duration: 1) == .easeInOut)
    let fonts: [Font] = [
      .largeTitle, .title, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote,
      .caption, .caption2, .system(size: 9), .system(size: 9, weight: .bold),
      .custom("body", size: 9),
    ]
    #expect(Set(fonts).count == 14)
    #expect(Font.system(size: 9) == .system(size: 9, weight: .regular))
  }

  @Test func aChangeIsMadeAtOnce() {
    var count = 0
    let result = withAnimation {
      count += 1
      return "done"
    }
    #expect(result == "done" && count == 1)
    #expect(Transaction().animation == nil && !Transaction().disablesAnimations)
    #expect(Transaction(animation: .easeIn).animation == .easeIn)
  }

  @Test func anglesAreOrderedAndSubtracted() {
    #expect(Angle.degrees(-1) < .zero && Angle.degrees(1) < .degrees(2))
    #expect(!(Angle.degrees(2) < .degrees(2)))
    #expect(Angle.radians(3) - .radians(1) == .radians(2))
    var angle = Angle.zero
    angle.degrees = 180
    #expect(abs(angle.radians - 3.141592653589793) < 1e-12)
  }

  @Test func numbersStretchAndHaveALength() {
    var (double, float, number) = (3.0, Float(3), CGFloat(3))
    double.scale(by: 2)
    float.scale(by: 2)
    number.scale(by: 2)
    #expect(double == 6 && float == 6 && number == CGFloat(6))
    #expect([double.magnitudeSquared, float.magnitudeSquared] == [36, 36])
    #expect(number.magnitudeSquared == 36)
    #expect(EmptyAnimatableData.zero.magnitudeSquared == 0)
  }

  // MARK: Values that others keep

  private final class Model: ObservableObject {
    var count = 0
  }

  @Test func anObjectIsMadeOnceAndSharedByItsBindings() {
    var makings = 0
    func made() -> Model {
      makings += 1
      return Model()
    }
    let object = StateObject(wrappedValue: made())
    #expect(makings == 0)
    object.projectedValue.count.wrappedValue = 5
    #expect(object.wrappedValue.count == 5 && makings == 1)
    let observed = ObservedObject(wrappedValue: object.wrappedValue)
    observed.projectedValue.count.wrappedValue = 6
    #expect(object.wrappedValue.count == 6)
  }

  @Test func aConstantStaysAsItIs() {
    let constant = Binding.constant(3)
    constant.wrappedValue = 4
    #expect(constant.wrappedValue == 3)
  }

  @Test func aValueOfASceneLastsAsLongAsItsView() {
    let storage = SceneStorage(wrappedValue: 1, "count")
    storage.projectedValue.wrappedValue = 2
    #expect(storage.wrappedValue == 2)
    #expect(SceneStorage(wrappedValue: 1, "count").wrappedValue == 1)
    #expect(SceneStorage<String?>("name").wrappedValue == nil)
  }

  @Test func settingsOfEveryTypeComeBack() throws {
    let name = "DocumentedValueTests"
    let store = try #require(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    func comesBack<Value: Equatable>(_ setting: AppStorage<Value>, _ first: Value, _ next: Value) {
      #expect(setting.wrappedValue == first)
      setting.wrappedValue = next
      #expect(setting.wrappedValue == next)
    }
    let url = try #require(URL(string: "https://a.b/c?d=e"))
    let date = Date(timeIntervalSinceReferenceDate: 60)
    // What is stored counts even where it is nothing's own value.
    comesBack(AppStorage(wrappedValue: true, "bool", store: store), true, false)
    comesBack(AppStorage(wrappedValue: 3, "int", store: store), 3, 0)
    comesBack(AppStorage(wrappedValue: 2.5, "double", store: store), 2.5, 0)
    comesBack(AppStorage(wrappedValue: "a", "string", store: store), "a", "")
    let root = URL(filePath: "/")
    comesBack(AppStorage(wrappedValue: root, "url", store: store), root, url)
    comesBack(AppStorage(wrappedValue: Data(), "data", store: store), Data(), Data([7]))
    comesBack(AppStorage(wrappedValue: Date.distantPast, "date", store: store), .distantPast, date)
    comesBack(AppStorage<Bool?>("optional bool", store: store), nil, false)
    comesBack(AppStorage<Double?>("optional double", store: store), nil, 0.5)
    comesBack(AppStorage<Date?>("optional date", store: store), nil, date)
  }
}
