import Porting

/// A small package to start from: a screen, a golden test of its transition, and a reel.
struct Starter {
  struct File: Equatable {
    let path: String
    let text: String
  }

  let name: String
  let dependency: StarterDependency

  var files: [File] {
    [
      File(path: "Package.swift", text: manifest),
      File(path: ".gitignore", text: Self.ignored),
      File(path: ".github/workflows/transitions.yml", text: workflow),
      File(path: "Sources/Screens/WelcomeController.swift", text: Self.screen),
      File(path: "Sources/reel/main.swift", text: Self.reel),
      File(path: "Tests/ScreensTests/WelcomeTransitions.swift", text: Self.test),
    ]
  }

  /// The Debian packages that are needed, as `.ci/deps` installs them.
  static let debianPackages = [
    "pkg-config", "libcairo2-dev", "libpango1.0-dev", "libisal-dev", "libdeflate-dev",
    "zlib1g-dev", "libxxhash-dev", "libspng-dev", "libgif-dev", "libwebp-dev", "libvpx-dev",
    "libjpeg-dev",
    "fonts-inter", "fonts-nanum", "fonts-noto-core", "fonts-droid-fallback",
    "fonts-noto-color-emoji", "fonts-material-design-icons-iconfont",
  ]

  private static let ignored = """
    .build/
    .transrender/
    /out/

    """

  private var manifest: String {
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let package = Package(
      name: \(SwiftSpelling.quoted(name)),
      dependencies: [\(dependency.declaration)],
      targets: [
        .target(name: "Screens", dependencies: [\(product("UIKit"))]),
        // `swift run reel demo` films the screens; `swift run reel help` shows the rest.
        .executableTarget(
          name: "reel",
          dependencies: [
            "Screens",
            \(product("UIKit")),
            \(product("TransrenderCommand")),
          ]
        ),
        .testTarget(
          name: "ScreensTests",
          dependencies: [
            "Screens",
            \(product("UIKit")),
            \(product("TransitionSnapshotsTesting")),
          ]
        ),
      ]
    )

    """
  }

  private func product(_ name: String) -> String {
    ".product(name: \"\(name)\", package: \(SwiftSpelling.quoted(dependency.identity)))"
  }

  private var workflow: String {
    let remark =
      switch dependency {
      case .folder(let path):
        """
              # Package.swift looks for transrender in \(path); check it out there, or depend on it by
              # URL.

        """
      case .repository: ""
      }
    return """
      name: transitions
      on: [push, pull_request]
      jobs:
        test:
          runs-on: ubuntu-latest
          container: swift:6.2-bookworm
          steps:
            - uses: actions/checkout@v4
      \(remark)      - run: apt-get update
            - run: apt-get install -y \(Self.debianPackages.joined(separator: " "))
            # With CI set nothing is recorded: a golden that is missing fails.
            - run: swift test
            - uses: actions/upload-artifact@v4
              if: failure()
              with:
                name: transitions
                path: .transrender

      """
  }
}
