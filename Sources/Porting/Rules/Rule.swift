/// A construct that does not compile here, and its replacement.
struct Rule: Sendable {
  let name: String
  let apply: @Sendable (inout Draft) -> Void

  static let all: [Rule] = [
    .conditions, .laterSystems, .imports, .swiftUI, .attributes, .managedProperties,
    .dynamicProperties, .keyPaths, .selectors, .optionalRequirements, .optionalCalls, .anyObjects,
    .constantObjects, .copiedKeys, .plainObjects, .weakBoxes, .foreignOverrides,
    .uikitOverrides, .extensionOverrides,
    .openMembers, .delegateOverrides, .metatypes, .structures, .applicationWindow, .oldRates,
    .oldStrings, .oldNames, .oldMembers, .pickedMedia, .oldBlocks, .voidParameters, .namedMembers,
    .annotationTitles, .operators, .hiddenFunctions, .hiddenThreads, .hiddenClasses,
    .plainInitializers, .classNames, .classesByName, .mainActorTests, .testObjects,
    .missingInitializers, .randomNumbers, .sameNames, .hiddenRequirements,
    .autoreleasedPointers,
  ]
}
