import HeadlessUIKit
import SwiftUIPlaceholders
import Testing

@MainActor
@Suite struct HostingTests {
  private let stage = Stage(device: .iPhone15)

  private func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels(in:))
  }

  @Test func aViewIsShownByItsName() {
    let host = UIHostingController(rootView: Greeting(name: "Mia"))
    stage.window.rootViewController = host
    #expect(labels(in: host.view) == ["SwiftUI: Greeting"])
  }

  @Test func whatIsErasedKeepsItsName() {
    let host = UIHostingController(rootView: AnyView(Greeting(name: "Mia")))
    #expect(labels(in: host.view) == ["SwiftUI: Greeting"])
    host.rootView = AnyView(Text("Hello"))
    #expect(labels(in: host.view) == ["Hello"])
  }

  @Test func aViewOfUIKitIsShownItself() {
    let host = UIHostingController(rootView: Knob(value: 0.5))
    stage.window.rootViewController = host
    let slider = host.view.subviews.first as? UISlider
    #expect(slider?.value == 0.5)
    #expect(slider?.frame == host.view.bounds)
    host.rootView = Knob(value: 0.75)
    #expect((host.view.subviews.first as? UISlider)?.value == 0.75)
    #expect(host.view.subviews.count == 1)
  }

  @Test func aControllerOfUIKitBecomesAChild() {
    let host = UIHostingController(rootView: Page())
    stage.window.rootViewController = host
    #expect(host.children.map(\.title) == ["Page"])
    #expect(host.view.subviews == host.children.map(\.view))
    host.rootView = Page()
    #expect(host.children.count == 1)
  }

  @Test func aCellShowsItsTextWithMargins() {
    let configuration = UIHostingConfiguration { Text("Row") }
    let view = configuration.makeContentView()
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 60)
    view.layoutIfNeeded()
    #expect(labels(in: view) == ["Row"])
    #expect(view.subviews.first?.frame == CGRect(x: 11, y: 11, width: 178, height: 38))
    view.configuration = UIHostingConfiguration { Text("Other") }
    #expect(labels(in: view) == ["Other"])
  }

  @Test func aColorOfUIKitStaysOneForLightAndDark() {
    let color = UIColor(Color.primary)
    for style in [UIUserInterfaceStyle.light, .dark] {
      let traits = UITraitCollection(userInterfaceStyle: style)
      #expect(color.resolvedColor(with: traits) == UIColor.label.resolvedColor(with: traits))
    }
  }

  @Test func stateIsSharedByItsBindings() {
    let counter = Counter()
    counter.$count.wrappedValue = 3
    #expect(counter.count == 3)
    counter.count += 1
    #expect(counter.$count.wrappedValue == 4)
    var size = CGSize(width: 1, height: 2)
    let binding = Binding(get: { size }, set: { size = $0 })
    binding.width.wrappedValue = 7
    #expect(size == CGSize(width: 7, height: 2))
  }

  @Test func theSurroundingsHaveDefaultsAndAnAppsOwnValues() {
    #expect(EnvironmentValues().colorScheme == .light)
    #expect(EnvironmentValues()[Depth.self] == 1)
    var values = EnvironmentValues()
    values[Depth.self] = 5
    #expect(values[Depth.self] == 5)
  }
}

private struct Greeting: View {
  let name: String
  var body: some View { Text(name) }
}

private struct Knob: UIViewRepresentable {
  let value: Float

  func makeUIView(context: Context) -> UISlider { UISlider() }
  func updateUIView(_ slider: UISlider, context: Context) { slider.value = value }
}

private struct Page: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UIViewController {
    let controller = UIViewController()
    controller.title = "Page"
    return controller
  }
  func updateUIViewController(_ controller: UIViewController, context: Context) {}
}

private struct Counter {
  @State var count = 0
}

private struct Depth: EnvironmentKey {
  static let defaultValue = 1
}
