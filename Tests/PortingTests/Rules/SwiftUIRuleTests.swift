import Testing

@testable import Porting

@Suite struct SwiftUIRuleTests {
  @Test func theBodiesOfViewsAreLeftOut() {
    let text = """
      import SwiftUI
      struct Row: View {
        let title: String
        var body: some View {
          HStack { Text(title) }
            .padding()
        }
        @ViewBuilder private func badge(_ count: Int) -> some SwiftUI.View { Text("\\(count)") }
        func size() -> CGSize { .zero }
      }
      """
    #expect(
      ported(text) == """
        import UIKit; import HeadlessCombine; import SwiftUIPlaceholders
        struct Row: View {
          let title: String
          var body: some View { EmptyView() }



          @ViewBuilder private func badge(_ count: Int) -> some SwiftUIPlaceholders.View { EmptyView() }
          func size() -> CGSize { .zero }
        }
        """
    )
    #expect(complaints(about: text).count == 2)
  }

  // [D] Those of UIKit are written in files without SwiftUI.
  @Test(arguments: ["SwiftUI", "UIKit"])
  func previewsAreRemoved(framework: String) {
    let text = "import \(framework)\n#Preview(\"a\") {\n  Row()\n}\nlet a = 1"
    let result = ported(text)
    #expect(!result.contains("Preview") && !result.contains("Row"))
    #expect(result.split(separator: "\n", omittingEmptySubsequences: false).count == 5)
  }

  @Test(arguments: ["@available(iOS 17.0, *)", "@available(iOS 17, *) @MainActor", "@MainActor"])
  func attributesOfAPreviewAreRemovedWithIt(attributes: String) {
    let text = "import UIKit\nlet a = f()\n\(attributes)\n#Preview { Row() }\n@MainActor let b = 1"
    #expect(ported(text) == "import UIKit\nlet a = f()\n\n\n@MainActor let b = 1")
  }

  @Test(arguments: [
    "import Views\nvar a: some View { Text(\"a\") }",
    "import UIKit\nfunc a() -> some Collection { [1] }",
  ])
  func othersAreLeft(text: String) {
    #expect(ported(text) == text)
  }
}
