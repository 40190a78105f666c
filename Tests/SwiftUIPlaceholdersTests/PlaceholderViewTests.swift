import Foundation
import HeadlessUIKit
import SwiftUIPlaceholders
import Testing

@MainActor
@Suite struct PlaceholderViewTests {
  @Test func aProposalKeepsWhatItNames() {
    let size = ProposedViewSize(width: 40, height: nil).replacingUnspecifiedDimensions()
    #expect(size == CGSize(width: 40, height: 10))
    #expect(ProposedViewSize(CGSize(width: 1, height: 2)) == ProposedViewSize(width: 1, height: 2))
    #expect(ProposedViewSize.unspecified.width == nil)
  }

  @Test(arguments: [(0.0, 0.0), (90, .pi / 2), (180, .pi), (-45, -.pi / 4)])
  func degreesAndRadiansAreOneAngle(degrees: Double, radians: Double) {
    #expect(abs(Angle.degrees(degrees).radians - radians) < 1e-12)
    #expect(abs(Angle(radians: radians).degrees - degrees) < 1e-12)
    #expect(Angle.degrees(degrees) + -Angle.degrees(degrees) == .zero)
  }

  @Test func aStyledButtonKeepsItsLook() {
    struct Card: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.scaleEffect(configuration.isPressed ? 0.9 : 1)
      }
    }
    let host = UIHostingController(rootView: Text("Hello").buttonStyle(Card()).buttonStyle(.plain))
    #expect((host.view.subviews.first as? UILabel)?.text == "Hello")
  }

  @Test func animationsAreToldApart() {
    #expect(Animation.interactiveSpring(response: 0.3) == .interactiveSpring)
    #expect(Animation.snappy(duration: 0.2) == .snappy && Animation.smooth() == .smooth)
    #expect(Animation.spring() == .spring && Animation.spring(response: 1) == .spring)
    #expect(Animation.spring(duration: 1).delay(1) == .spring && Animation.bouncy != .spring)
  }

  @Test func aChangedViewKeepsItsName() {
    let host = UIHostingController(rootView: Text("Hello").padding(4).opacity(0.5))
    #expect((host.view.subviews.first as? UILabel)?.text == "Hello")
  }

  @Test func pairsAddAndStretchTheirParts() {
    var pair = AnimatablePair(1.0, 2.0) + AnimatablePair(3, 4)
    pair.scale(by: 2)
    #expect(pair == AnimatablePair(8, 12) && pair.magnitudeSquared == 208)
    #expect(pair - pair == .zero)
  }

  @Test func settingsAreSharedByTheirKey() throws {
    let store = try #require(UserDefaults(suiteName: "PlaceholderViewTests"))
    defer { store.removePersistentDomain(forName: "PlaceholderViewTests") }
    let first = AppStorage(wrappedValue: 1, "count", store: store)
    let second = AppStorage(wrappedValue: 2, "count", store: store)
    #expect(first.wrappedValue == 1 && second.wrappedValue == 2)
    first.projectedValue.wrappedValue = 7
    #expect(first.wrappedValue == 7 && second.wrappedValue == 7)
  }

  @Test func settingsAreOptionalOrRawValues() throws {
    let store = try #require(UserDefaults(suiteName: "PlaceholderViewTests.raw"))
    defer { store.removePersistentDomain(forName: "PlaceholderViewTests.raw") }
    let name = AppStorage<String?>("name", store: store)
    #expect(name.wrappedValue == nil)
    name.wrappedValue = "Ada"
    #expect(name.wrappedValue == "Ada")
    name.wrappedValue = nil
    #expect(store.object(forKey: "name") == nil)
    let edge = AppStorage(wrappedValue: Side.left, "side", store: store)
    edge.wrappedValue = .right
    #expect(store.string(forKey: "side") == "right" && edge.wrappedValue == .right)
    #expect(AppStorage<Side?>("side", store: store).wrappedValue == .right)
  }

  private enum Side: String {
    case left, right
  }

  @Test func nothingHasTheKeyboardAtFirst() {
    let isFocused = FocusState<Bool>()
    #expect(!isFocused.wrappedValue)
    isFocused.projectedValue.wrappedValue = true
    #expect(isFocused.wrappedValue)
    #expect(FocusState<Int?>().wrappedValue == nil)
  }
}
