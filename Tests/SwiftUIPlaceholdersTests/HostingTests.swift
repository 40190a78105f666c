import Foundation
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

  @Test func nothingStandsInThePlaceOfNothing() {
    let views = [AnyView(Greeting(name: "Mia")), AnyView(Text("Hello")), AnyView(EmptyView())]
    let shown = views.map { UIHostingController(rootView: $0).view.subviews.first as? UILabel }
    #expect(shown.map { $0?.text ?? "" } == ["SwiftUI: Greeting", "Hello", ""])
    #expect(shown.map { $0?.backgroundColor } == [.systemGray5, .systemGray5, nil])
  }

  @Test func picturesAndTextsSayWhatTheyAre() {
    let views = [
      AnyView(Image("photo")), AnyView(Image(systemName: "star")),
      AnyView(Image(uiImage: UIImage())), AnyView(Text(verbatim: "a")),
      AnyView(erasing: Text(LocalizedStringKey("key"))),
    ]
    #expect(
      views.flatMap { labels(in: UIHostingController(rootView: $0).view) } == [
        "Image: photo", "Image: star", "Image: UIImage", "a", "key",
      ]
    )
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

  @Test func aReplacedControllerLeavesBeforeItsSuccessorArrives() {
    let log = Log()
    let host = UIHostingController(rootView: Logged(name: "a", log: log))
    stage.window.rootViewController = host
    host.loadViewIfNeeded()
    #expect(log.lines == ["a will enter", "a did enter"])
    log.lines = []
    host.rootView = Logged(name: "b", log: log)
    #expect(log.lines == ["a will leave", "a did leave", "b will enter", "b did enter"])
    #expect(host.view.subviews == host.children.map(\.view))
  }

  @Test func aHostIsAsLargeAsItsContentAsksFor() {
    let host = UIHostingController(rootView: Knob(value: 0))
    let size = CGSize(width: 120, height: 50)
    #expect(host.sizeThatFits(in: size) == UISlider().sizeThatFits(size))
    #expect(host.view.backgroundColor == .systemBackground)
    #expect(host.sizingOptions.isEmpty && host.safeAreaRegions == .all)
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

@MainActor
private final class Log {
  var lines: [String] = []
}

private final class LoggedController: UIViewController {
  let name: String
  let log: Log

  init(name: String, log: Log) {
    (self.name, self.log) = (name, log)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    log.lines.append("\(name) will \(parent == nil ? "leave" : "enter")")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    log.lines.append("\(name) did \(parent == nil ? "leave" : "enter")")
  }
}

private struct Logged: UIViewControllerRepresentable {
  let name: String
  let log: Log

  func makeUIViewController(context: Context) -> LoggedController {
    LoggedController(name: name, log: log)
  }
  func updateUIViewController(_ controller: LoggedController, context: Context) {}
}

private struct Counter {
  @State var count = 0
}

private struct Depth: EnvironmentKey {
  static let defaultValue = 1
}
