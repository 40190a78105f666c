// swift-tools-version: 6.2
import PackageDescription

// The rooms of the house, from the ground up. Which room may import which is held by
// Tests/HouseTests/LayeringTests.swift; SwiftPM itself does not enforce it.

let strict: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .treatAllWarnings(as: .error),
]

func room(
  _ name: String,
  _ uses: [String] = [],
  path: String? = nil,
  resources: [Resource]? = nil
) -> Target {
  .target(
    name: name,
    dependencies: uses.map { .init(stringLiteral: $0) },
    path: path,
    resources: resources,
    swiftSettings: strict
  )
}

func library(_ name: String, pkgConfig: String) -> Target {
  .systemLibrary(name: name, path: "Sources/CLibraries/\(name)", pkgConfig: pkgConfig)
}

func appleName(_ name: String, _ uses: [String] = []) -> Target {
  room(name, uses, path: "Sources/AppleNames/\(name)")
}

/// Code as others write it, in either language mode, compiled against Apple's names alone.
func consumer(_ name: String, _ mode: SwiftLanguageMode, _ uses: [String] = []) -> Target {
  .testTarget(
    name: name,
    dependencies: (["UIKit", "QuartzCore", "CoreGraphics", "CoreImage"] + uses).map {
      .init(stringLiteral: $0)
    },
    path: "Tests/Consumers/\(name)",
    swiftSettings: [.swiftLanguageMode(mode), .treatAllWarnings(as: .error)]
  )
}

/// Tests are not optimised in release builds, which compiles them in two thirds of the time.
///
/// The rooms that they test are, and so is the code of a `consumer`, which stands for an app's.
func tests(_ name: String, _ uses: [String]) -> Target {
  .testTarget(
    name: name,
    dependencies: (uses + ["TestSupport"]).map { .init(stringLiteral: $0) },
    swiftSettings: strict + [.unsafeFlags(["-Onone"], .when(configuration: .release))]
  )
}

let package = Package(
  name: "transrender",
  products: [
    .library(
      name: "UIKit",
      targets: [
        "UIKit", "QuartzCore", "CoreGraphics", "CoreImage", "InterfaceBuilder", "_Testing_UIKit",
        "_Testing_CoreGraphics", "_Testing_CoreImage",
      ]
    ),
    // For ported code; apart, since both need Foundation's networking and with it libcurl.
    .library(name: "HeadlessCombine", targets: ["HeadlessCombine"]),
    .library(name: "ApplePlaceholders", targets: ["ApplePlaceholders"]),
    .library(name: "SwiftUIPlaceholders", targets: ["SwiftUIPlaceholders"]),
    .library(name: "HeadlessCoreData", targets: ["HeadlessCoreData"]),
    .library(name: "HeadlessCrypto", targets: ["HeadlessCrypto"]),
    // Transitions of one's own, and the values that they are made of.
    .library(name: "Catalogue", targets: ["Catalogue", "Scene", "Geometry", "Timeline"]),
    .library(name: "FrameExport", targets: ["FrameExport"]),
    .library(name: "Player", targets: ["Player"]),
    .library(name: "TransrenderCommand", targets: ["TransrenderCommand"]),
    .library(name: "TransitionSnapshots", targets: ["TransitionSnapshots"]),
    .library(name: "TransitionSnapshotsTesting", targets: ["TransitionSnapshotsTesting"]),
    .library(name: "TransitionSnapshotsXCTest", targets: ["TransitionSnapshotsXCTest"]),
    .executable(name: "transrender", targets: ["transrender"]),
    .plugin(name: "PortUIKit", targets: ["PortUIKit"]),
  ],
  targets: [
    // base
    room("Timeline"),
    room("Geometry", ["Timeline"]),
    room("Bitmap", ["CXXHash"]),
    room(
      "Imaging",
      [
        "Bitmap", "CPNGRows", "CISAL", "CDeflate", "CZlib", "CSPNG", "CGIF", "CLZW", "CQuantizer",
        "CVP8L", "CWebP", "CVPX", "CJPEG",
      ]
    ),
    room("Typography", ["Geometry", "CPango"]),
    room("ConstraintSolver"),
    room("Physics", ["Geometry"]),
    room("Porting"),
    room("DataModels"),

    // waist
    room("Scene", ["Geometry", "Bitmap"]),
    room("Catalogue", ["Scene", "Geometry", "Timeline"]),
    room("Symbols", ["Scene", "Geometry", "Typography"]),
    room("VectorImages", ["Scene", "Geometry", "Bitmap", "Imaging", "CZlib"]),

    // below views
    room("VirtualTime", ["Timeline", "Scene"]),
    room("Predicates", ["VirtualTime"]),
    room(
      "CoreGraphics",
      ["VirtualTime", "Scene", "Geometry", "Bitmap", "_Testing_CoreGraphics"]
    ),
    room(
      "QuartzCore",
      ["VirtualTime", "CoreGraphics", "Catalogue", "Scene", "Geometry", "Timeline"]
    ),

    // sides
    .target(name: "CPixels"),
    room("CairoRenderer", ["Scene", "Geometry", "Bitmap", "CPixels", "CCairo"]),
    room(
      "CoreImage",
      [
        "VirtualTime", "CoreGraphics", "CairoRenderer", "Scene", "Geometry", "Bitmap", "Imaging",
        "CLight", "CoreImageSubmodules", "_Testing_CoreImage",
      ]
    ),
    room(
      "HeadlessUIKit",
      [
        "Timeline", "Geometry", "Bitmap", "Imaging", "Typography", "ConstraintSolver", "Physics",
        "Scene", "Catalogue", "Symbols", "VectorImages", "VirtualTime", "Predicates",
        "CoreGraphics", "QuartzCore",
      ]
    ),

    // Apple's names
    appleName(
      "UIKit",
      [
        "CoreGraphics", "QuartzCore", "CoreImage", "HeadlessUIKit", "Geometry", "Bitmap", "Imaging",
        "Scene", "CairoRenderer", "Predicates",
        "_Testing_UIKit", "UIKitSubmodules", "InterfaceBuilder", "CInterfaceBuilder",
      ]
    ),
    .systemLibrary(name: "UIKitSubmodules", path: "Sources/AppleNames/UIKitSubmodules"),
    .systemLibrary(name: "CoreImageSubmodules", path: "Sources/AppleNames/CoreImageSubmodules"),
    appleName("_Testing_UIKit"),
    appleName("_Testing_CoreGraphics"),
    appleName("_Testing_CoreImage"),

    // work
    room(
      "ScreenFile",
      ["HeadlessUIKit", "Scene", "Geometry", "Bitmap", "Imaging", "Symbols", "Timeline"]
    ),
    room(
      "ApplePlaceholders",
      ["HeadlessUIKit", "QuartzCore", "CoreImage", "Geometry", "Typography"]
    ),
    room("SwiftUIPlaceholders", ["HeadlessUIKit", "HeadlessCombine"]),
    room("HeadlessCombine", ["VirtualTime", "QuartzCore", "Timeline"]),
    room("HeadlessCoreData", ["VirtualTime", "Predicates", "DataModels"]),
    room("HeadlessCrypto", []),
    room("InterfaceBuilder", ["HeadlessUIKit", "Geometry"]),
    room("FrameExport", ["Scene", "Bitmap", "CairoRenderer", "Imaging"]),
    // Its page is compiled in, so that the command is one file.
    room(
      "Player",
      ["FrameExport", "CairoRenderer", "Scene", "Geometry", "Bitmap", "Imaging"],
      resources: [.embedInCode("Page")]
    ),
    room("ImageComparison", ["Bitmap", "CPixels"]),
    room(
      "TransitionSnapshots",
      [
        "FrameExport", "ImageComparison", "HeadlessUIKit", "CairoRenderer", "Scene", "Typography",
        "Imaging", "Bitmap", "Geometry", "Timeline",
      ]
    ),

    // entry
    room(
      "TransrenderCommand",
      [
        "FrameExport", "CairoRenderer", "Scene", "Catalogue", "Geometry", "Bitmap", "Timeline",
        "Typography", "Imaging", "ImageComparison", "HeadlessUIKit", "ScreenFile", "CCairo",
        "TransitionSnapshots", "Porting", "InterfaceBuilder", "Player", "DataModels",
      ]
    ),
    .executableTarget(
      name: "transrender",
      dependencies: ["TransrenderCommand"],
      swiftSettings: strict
    ),

    // A program of its own, so that the plugin needs none of the other rooms.
    .executableTarget(
      name: "PortingTool",
      dependencies: ["Porting", "DataModels"],
      swiftSettings: strict
    ),
    .plugin(
      name: "PortUIKit",
      capability: .buildTool(),
      dependencies: ["PortingTool"],
      path: "Sources/PortUIKit"
    ),

    room("TransitionSnapshotsTesting", ["TransitionSnapshots", "HeadlessUIKit"]),
    room("TransitionSnapshotsXCTest", ["TransitionSnapshots", "HeadlessUIKit"]),

    // C libraries
    library("CCairo", pkgConfig: "cairo"),
    library("CXXHash", pkgConfig: "libxxhash"),
    library("CISAL", pkgConfig: "libisal"),
    library("CDeflate", pkgConfig: "libdeflate"),
    library("CZlib", pkgConfig: "zlib"),
    library("CSPNG", pkgConfig: "spng"),
    library("CGIF", pkgConfig: "libgif"),
    library("CWebP", pkgConfig: "libwebpmux"),
    library("CVPX", pkgConfig: "vpx"),
    library("CPango", pkgConfig: "pango"),
    // Registers InterfaceBuilder before `main` runs, since a module of Swift runs no code by itself.
    .target(name: "CInterfaceBuilder", path: "Sources/CLibraries/CInterfaceBuilder"),
    .target(name: "CPNGRows", path: "Sources/CLibraries/CPNGRows"),
    .target(name: "CLZW", path: "Sources/CLibraries/CLZW"),
    .target(name: "CLight", path: "Sources/CLibraries/CLight"),
    .target(name: "CQuantizer", path: "Sources/CLibraries/CQuantizer"),
    .target(name: "CVP8L", dependencies: ["CPNGRows"], path: "Sources/CLibraries/CVP8L"),
    .target(
      name: "CJPEG",
      path: "Sources/CLibraries/CJPEG",
      linkerSettings: [.linkedLibrary("jpeg")]
    ),

    // entry
    .target(
      name: "NaiveCairo",
      dependencies: ["CCairo", "CPango"],
      path: "Benchmarks/NaiveCairo",
      linkerSettings: [.linkedLibrary("pangocairo-1.0")]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "Timeline", "Geometry", "Bitmap", "Imaging", "Typography", "Scene", "CairoRenderer",
        "FrameExport", "HeadlessUIKit", "InterfaceBuilder", "TransrenderCommand",
        "ImageComparison", "NaiveCairo", "Porting",
      ],
      path: "Benchmarks",
      exclude: ["NaiveCairo", "build-times"],
      swiftSettings: strict
    ),

    // tests
    room("TestSupport", ["Bitmap", "Imaging"], path: "Tests/TestSupport"),
    tests("HouseTests", []),
    tests("ScreenFileTests", ["ScreenFile", "HeadlessUIKit", "Scene"]),
    tests(
      "ApplePlaceholdersTests",
      ["ApplePlaceholders", "HeadlessUIKit", "CoreImage", "Scene", "Geometry"]
    ),
    tests("SwiftUIPlaceholdersTests", ["SwiftUIPlaceholders", "HeadlessUIKit"]),
    tests("HeadlessCombineTests", ["HeadlessCombine", "HeadlessUIKit", "QuartzCore", "Scene"]),
    tests("HeadlessCoreDataTests", ["HeadlessCoreData", "HeadlessUIKit", "DataModels"]),
    tests("HeadlessCryptoTests", ["HeadlessCrypto"]),
    tests("DataModelsTests", ["DataModels"]),
    tests("PredicatesTests", ["Predicates", "HeadlessUIKit", "Scene"]),
    tests(
      "InterfaceBuilderTests",
      [
        "InterfaceBuilder", "HeadlessUIKit", "CInterfaceBuilder", "Geometry", "Scene",
        "ApplePlaceholders",
      ]
    ),
    tests("ImageComparisonTests", ["ImageComparison", "Imaging", "Bitmap"]),
    tests(
      "TransitionSnapshotsTests",
      [
        "TransitionSnapshots", "TransitionSnapshotsTesting", "ImageComparison", "HeadlessUIKit",
        "Catalogue", "CairoRenderer", "Scene", "Imaging", "Bitmap", "Geometry", "Timeline",
      ]
    ),
    tests(
      "TransrenderCommandTests",
      [
        "TransrenderCommand", "TransitionSnapshots", "CairoRenderer", "Catalogue", "Geometry",
        "Timeline", "Imaging",
        "Scene",
      ]
    ),
    tests("PortingTests", ["Porting", "PortingTool"]),
    tests("TimelineTests", ["Timeline"]),
    tests("GeometryTests", ["Geometry"]),
    tests("BitmapTests", ["Bitmap"]),
    tests("ImagingTests", ["Imaging", "Bitmap", "CZlib", "CVPX", "CWebP"]),
    tests("TypographyTests", ["Typography", "Geometry"]),
    tests("ConstraintSolverTests", ["ConstraintSolver"]),
    tests("PhysicsTests", ["Physics", "Geometry"]),
    tests("SceneTests", ["Scene", "Geometry", "Bitmap"]),
    tests(
      "SymbolsTests",
      ["Symbols", "Scene", "Geometry", "Typography", "CairoRenderer", "Bitmap", "Imaging"]
    ),
    tests(
      "VectorImagesTests",
      ["VectorImages", "Scene", "Geometry", "Bitmap", "Imaging", "CZlib"]
    ),
    tests(
      "CatalogueTests",
      ["Catalogue", "Scene", "Geometry", "Timeline", "Bitmap", "CairoRenderer"]
    ),
    tests(
      "FrameExportTests",
      ["FrameExport", "CairoRenderer", "Scene", "Geometry", "Bitmap", "Imaging"]
    ),
    tests(
      "PlayerTests",
      ["Player", "FrameExport", "CairoRenderer", "Scene", "Geometry", "Bitmap", "Imaging"]
    ),
    tests("VirtualTimeTests", ["VirtualTime", "Scene", "Timeline"]),
    tests(
      "QuartzCoreTests",
      ["QuartzCore", "CoreGraphics", "VirtualTime", "Scene", "Geometry", "Timeline"]
    ),
    tests(
      "CoreImageTests",
      [
        "CoreImage", "VirtualTime", "UIKit", "CoreGraphics", "HeadlessUIKit", "Scene", "Bitmap",
        "Geometry",
      ]
    ),
    tests("CPixelsTests", ["CPixels"]),
    tests("CPNGRowsTests", ["CPNGRows", "CZlib"]),
    tests(
      "CairoRendererTests",
      ["CairoRenderer", "Scene", "Geometry", "Bitmap", "Imaging", "Typography"]
    ),
    tests(
      "HeadlessUIKitTests",
      [
        "HeadlessUIKit", "QuartzCore", "Catalogue", "Typography", "Imaging", "Scene", "Bitmap",
        "Geometry",
        "Timeline",
      ]
    ),
    tests(
      "ViewControllerTests",
      [
        "HeadlessUIKit", "Catalogue", "CairoRenderer", "TransitionSnapshots",
        "TransitionSnapshotsTesting", "Imaging", "Scene", "Bitmap", "Geometry", "Timeline",
      ]
    ),
    tests(
      "ControlTests",
      ["HeadlessUIKit", "CairoRenderer", "Imaging", "Scene", "Bitmap", "Geometry", "Timeline"]
    ),
    // Old spellings are its point, so its warnings are not errors.
    .testTarget(
      name: "SeedTests",
      dependencies: ["UIKit", "QuartzCore", "CoreGraphics", "TransitionSnapshotsTesting"],
      swiftSettings: [.swiftLanguageMode(.v5)]
    ),
    tests(
      "ContainerTests",
      [
        "HeadlessUIKit", "Scene", "Bitmap", "Geometry", "Timeline", "CairoRenderer", "Imaging",
        "TransitionSnapshots", "TransitionSnapshotsTesting",
      ]
    ),
    consumer("Swift5", .v5),
    consumer("Swift6", .v6),
    // The recorder for devices, which needs Apple's names alone.
    consumer("Device", .v6),
    consumer("Starter", .v6, ["TransrenderCommand", "TransitionSnapshotsTesting"]),
    consumer(
      "Readme",
      .v6,
      [
        "FrameExport", "TransrenderCommand", "Catalogue", "Scene", "Geometry",
        "TransitionSnapshotsTesting", "TransitionSnapshotsXCTest",
      ]
    ),
  ]
)
